/** Whether a modal dialog covers the page. The assistant's panel is none: it is beside the page. */
export const isDialogOpen = () => document.querySelector('[role="dialog"][data-open]') !== null
