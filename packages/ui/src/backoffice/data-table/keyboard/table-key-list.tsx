import { useText } from '@shiji/i18n/react.ts'
import { KeyList } from './key-list.tsx'

/** The keys of a table (point 40). */
export function TableKeyList() {
  const say = useText('table')
  return (
    <KeyList
      keys={[
        ['/', say('table.key_search')],
        ['n', say('table.key_new')],
        ['j', say('table.key_down')],
        ['k', say('table.key_up')],
        ['x', say('table.key_select')],
        ['e', say('table.key_edit')],
        ['?', say('table.key_list')],
      ]}
    />
  )
}
