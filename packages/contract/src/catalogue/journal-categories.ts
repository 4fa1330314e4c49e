/** Categories of articles, as shown on their badges. */
export const JOURNAL_CATEGORIES = [
  'Guides',
  'Design',
  'Materials',
  'Trends',
  'Practical',
  'Styling',
  'Culture',
  'Care',
  'Modern Living',
  'Investment',
  'Room Design',
] as const
