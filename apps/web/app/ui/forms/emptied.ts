/** What a field holds once `sent` was accepted: nothing, unless somebody typed on meanwhile. */
export const emptied = (sent: string) => (typed: string) => (typed === sent ? '' : typed)
