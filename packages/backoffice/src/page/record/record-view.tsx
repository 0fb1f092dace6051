import { chakra } from '@chakra-ui/react/styled-system'
import { type ResourceRow, useViewRowQuery } from '@shiji/api/resource/resource.api.ts'
import { cellContent } from '@shiji/ui/backoffice/data-table/cell/cell-content.tsx'
import { useCellWords } from '@shiji/ui/backoffice/data-table/cell/use-words.ts'
import type { TableColumn } from '@shiji/ui/backoffice/data-table/table-column.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'
import { auditedAs } from '../history/audited-as.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { RecordState } from './record-state.tsx'

interface RecordFactsProps {
  readonly columns: readonly TableColumn<ResourceRow>[]
  readonly row: ResourceRow
}

/** The fields of a record with their values. */
export function RecordFacts({ columns, row }: RecordFactsProps) {
  const words = useCellWords()
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'max-content 1fr' }}
      columnGap="6"
      rowGap="3"
      pb="5"
      css={{ '& [data-picture]': { display: 'block', maxW: '160px' } }}
    >
      {columns.map(column => (
        <chakra.div key={column.id} display="contents">
          <chakra.dt textStyle="md" color="fg.muted" minW="90px">
            {column.title}
          </chakra.dt>
          <chakra.dd textStyle="md" m="0" minW="0" overflowWrap="anywhere">
            {cellContent(column, row, words)}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

/** One record to read: GET {page path}/{id} (spec §7), in the order of the page. */
export function RecordView({ resource, id }: { readonly resource: ResourceDeclaration; readonly id: number }) {
  const record = useViewRowQuery({ path: resource.path, id }, { refetchOnMountOrArgChange: true })
  const row = record.currentData
  const audited = auditedAs(resource)
  if (row === undefined) return <RecordState record={record} />
  return (
    <>
      <RecordFacts columns={resource.details ?? resource.columns} row={row} />
      {audited !== undefined && <RecordHistory subject={audited} id={id} />}
    </>
  )
}
