import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { BackofficeArea } from '../app/backoffice.ts'

/** What the server knows a table by: its back office, and the path of its calls in there. */
export interface TableName {
  readonly area: BackofficeArea
  /** Without the area's prefix: `expresses`. */
  readonly page: string
}

/** Name of the table whose calls go to a path. */
export const tableName = (area: BackofficeArea, path: string): TableName => ({
  area,
  page: path.replace(`${AREA_PREFIX[area]}/`, ''),
})
