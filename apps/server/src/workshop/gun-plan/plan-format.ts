/** How a gun plan is written down, by the end of its file's name. */
export type PlanFormat = 'pdf' | 'svg' | 'dxf' | 'nc' | 'json'
