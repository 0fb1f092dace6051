import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { BackofficeArea } from '../../core/running/backoffice.ts'

/** Identifies a table on the server: its back office, and the path of its calls. */
export interface TableName {
  readonly area: BackofficeArea
  /** Without the area's prefix: `expresses`. */
  readonly page: string
}

/** Name of the table of a call path. */
export const tableName = (area: BackofficeArea, path: string): TableName => ({
  area,
  page: path.replace(`${AREA_PREFIX[area]}/`, ''),
})
