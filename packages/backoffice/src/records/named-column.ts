import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { TableColumn } from '@shiji/ui/data-table/table-column.ts'
import { inLanguage } from './read-row.ts'

/** A column of a field that exists in both languages, in that of the page. */
export const namedColumn = (id: string, title: string, locale: Locale): TableColumn<ResourceRow> => ({
  id,
  title,
  render: row => inLanguage(row, id, locale),
})
