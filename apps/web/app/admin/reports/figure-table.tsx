import type { ShownTable } from '@nawl/messages/text/tables/report-table'

import { figureText } from './figure-text.ts'

/** A table of figures. Where it is wider than the page it is scrolled by itself. */
export function FigureTable({ headings, names, rows, label }: ShownTable & { readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1)
    <div role="group" aria-label={label} tabIndex={0} className="report-scroll">
      <table className="report-table type-ui figures">
        <thead>
          <tr>
            {headings.map((heading, n) => (
              <th key={heading} scope="col" className={n < names ? undefined : 'report-figure'}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.slice(0, names).join(' ')}>
              {cells.map((cell, n) =>
                n === 0 ? (
                  <th key={headings[n]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={headings[n]} className={n < names ? undefined : 'report-figure'}>
                    {typeof cell === 'number' ? figureText(cell) : cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
