import type { Conflict, ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { NOTHING } from '@shiji/i18n/format.ts'
import { cellContent } from '@shiji/ui/backoffice/data-table/cell/cell-content.tsx'
import { useCellWords } from '@shiji/ui/backoffice/data-table/cell/use-words.ts'
import { ConflictDialog, type ConflictField } from '@shiji/ui/backoffice/data-table/conflict/conflict-dialog.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { ReactNode } from 'react'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'

export interface RecordConflictProps {
  readonly resource: ResourceDeclaration
  readonly fields: readonly FormField[]
  readonly conflict: Conflict
  /** The input. */
  readonly mine: FormValues
  /** Maps a record to form values. */
  readonly theirs: FormValues
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onCancel: () => void
  readonly busy: boolean
}

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** Another person saved the record in the meantime: shows the differences and the choice between the two. */
export function RecordConflict({ resource, fields, conflict, mine, theirs, ...rest }: RecordConflictProps) {
  const words = useCellWords()
  const columns = [...(resource.details ?? []), ...resource.columns]
  const show = (name: string, values: FormValues): ReactNode => {
    const column = columns.find(each => each.id === name && each.render === undefined)
    if (column === undefined) return text(values[name]) || NOTHING
    const row: ResourceRow = { ...values, id: conflict.current.id }
    return cellContent(column, row, words)
  }
  const different: readonly ConflictField[] = fields
    .filter(({ name }) => text(mine[name]) !== text(theirs[name]))
    .map(({ name, label }) => ({ name, label, mine: show(name, mine), theirs: show(name, theirs) }))
  return (
    <ConflictDialog
      open
      changedBy={conflict.changedBy ?? undefined}
      changedAt={conflict.changedAt ?? undefined}
      fields={different}
      {...rest}
    />
  )
}
