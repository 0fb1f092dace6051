import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { KeyList } from '@shiji/ui/backoffice/data-table/keyboard/key-list.tsx'
import { TableKeyList } from '@shiji/ui/backoffice/data-table/keyboard/table-key-list.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import type { ReactNode } from 'react'
import { commandKey } from './command-key.ts'

export interface KeysDialogProps {
  /** Whether a table on the page has active keys. */
  readonly table: boolean
  readonly enabled: boolean
  readonly onEnabled: (enabled: boolean) => void
  readonly onClose: () => void
}

/** A list of all keys of this page: those of the shell, and those of its table. */
export function KeysDialog({ table, enabled, onEnabled, onClose }: KeysDialogProps) {
  const say = useText('palette', 'table')
  return (
    <Dialog open onClose={onClose} title={say('palette.keys')} width="sm">
      <chakra.div display="grid" gap="5" pb="4">
        <Part title={say('palette.keys_everywhere')}>
          <KeyList
            keys={[
              [commandKey('K'), say('palette.key_palette')],
              [commandKey('B'), say('palette.menu')],
              ['g h', say('palette.home')],
              // The table's list has it too.
              ...(table ? [] : [['?', say('table.key_list')] as const]),
            ]}
          />
          <Checkbox checked={enabled} onChange={event => onEnabled(event.target.checked)}>
            {say('palette.keys_on')}
          </Checkbox>
        </Part>
        {table && (
          <Part title={say('palette.keys_table')}>
            <TableKeyList />
            <chakra.p textStyle="sm" color="fg.muted">
              {say('table.keys_off_hint')}
            </chakra.p>
          </Part>
        )}
      </chakra.div>
    </Dialog>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section display="grid" gap="3">
    <chakra.h3 textStyle="sm" fontWeight="semibold" color="fg.muted">
      {title}
    </chakra.h3>
    {children}
  </chakra.section>
)
