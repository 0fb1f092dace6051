import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { CheckedFile } from './check-rows.ts'
import type { ImportColumn, ImportProblem } from './row-importer.ts'

export interface ImportPreviewProps {
  readonly file: CheckedFile
  readonly columns: readonly ImportColumn[]
  readonly problems: readonly ImportProblem[]
}

/** Most rows of a preview. */
const shownRows = 100

const Frame = chakra('div', {
  base: {
    maxH: '320px',
    overflow: 'auto',
    borderWidth: '1px',
    borderRadius: 'sm',
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' },
    '& thead th': { position: 'sticky', top: '0', bg: 'bg.sunken', fontWeight: 'semibold' },
    '& :is(th, td)': {
      px: '3',
      py: '1.5',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& [data-wrong]': { bg: 'status.danger.subtle' },
    '& [data-why]': { display: 'block', color: 'status.danger.fg', textStyle: 'xs' },
  },
})

/** The rows of a file as read, those with errors first, each error in its cell. */
export function ImportPreview({ file, columns, problems }: ImportPreviewProps) {
  const say = useText('table')
  const bad = new Set(problems.map(problem => problem.line))
  const lines = [
    ...file.lines.filter(({ line }) => bad.has(line)),
    ...file.lines.filter(({ line }) => !bad.has(line)),
  ].slice(0, shownRows)
  const why = (line: number, column: string | undefined) =>
    problems
      .filter(problem => problem.line === line && problem.column === column)
      .map(problem => (
        <span key={problem.message} data-why>
          {problem.message}
        </span>
      ))
  return (
    <Frame tabIndex={0} role="region" aria-label={say('table.import_preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('table.import_line')}</th>
            {columns.map(column => (
              <th key={column.name} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" {...(bad.has(line) ? { 'data-wrong': true } : {})}>
                {line}
                {why(line, undefined)}
              </th>
              {columns.map((column, at) => {
                const reasons = why(line, column.name)
                return (
                  <td key={column.name} {...(reasons.length > 0 ? { 'data-wrong': true } : {})}>
                    {cells[at] || '-'}
                    {reasons}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
