import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { TableKeyList } from './table-key-list.tsx'

/** The keys of a table, on a page without a key list of its own. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useText('table')
  return (
    <Dialog open onClose={onClose} title={say('table.keys')} description={say('table.keys_off_hint')} width="sm">
      <chakra.div pb="4">
        <TableKeyList />
      </chakra.div>
    </Dialog>
  )
}
