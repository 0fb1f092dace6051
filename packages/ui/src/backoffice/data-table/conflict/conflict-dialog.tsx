import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'

/** A field with two different values. */
export interface ConflictField {
  readonly name: string
  readonly label: string
  /** The typed value. */
  readonly mine: ReactNode
  /** The stored value. */
  readonly theirs: ReactNode
}

export interface ConflictDialogProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Display name of the person who changed the record in the meantime; undefined if unknown. */
  readonly changedBy: string | undefined
  /** Time of the change, ISO 8601; undefined if unknown. */
  readonly changedAt: string | undefined
  /** Fields with different values. */
  readonly fields: readonly ConflictField[]
  /** Reloads the stored values and drops the typed ones. */
  readonly onReload: () => void
  /** Overwrites the stored values with the typed ones. */
  readonly onOverwrite: () => void
  /** Returns to the form. */
  readonly onCancel: () => void
  /** Saving is in progress. @default false */
  readonly busy?: boolean
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& :is(th, td)': { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& td': { overflowWrap: 'anywhere' },
  },
})

/** Two people edited the same record: who and when, what differs, and the choice to reload or to overwrite (point 42). */
export function ConflictDialog({
  open,
  changedBy,
  changedAt,
  fields,
  onReload,
  onOverwrite,
  onCancel,
  busy = false,
}: ConflictDialogProps) {
  const say = useText('common', 'table')
  const locale = useLocale()
  const time = formatDateTime(changedAt, locale)
  const description =
    changedBy === undefined ? say('table.conflict_at', { time }) : say('table.conflict_by', { name: changedBy, time })
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={say('table.conflict')}
      {...(changedAt === undefined ? {} : { description })}
      closeOnOutside={false}
      footer={
        <>
          <Button disabled={busy} onClick={onReload}>
            {say('table.conflict_reload')}
          </Button>
          <Button look="solid" tone="danger" loading={busy} onClick={onOverwrite}>
            {say('table.conflict_overwrite')}
          </Button>
        </>
      }
    >
      {fields.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{say('table.conflict_field')}</th>
              <th scope="col">{say('table.conflict_theirs')}</th>
              <th scope="col">{say('table.conflict_mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  )
}
