import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '../../dialog/dialog.tsx'

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '28px',
    h: '28px',
    px: '2',
    borderRadius: 'xs',
    bg: 'bg.sunken',
    fontFamily: 'mono',
    fontWeight: 'semibold',
  },
})

/** The keys of a table (point 40). */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useText('table')
  const keys = [
    ['/', say('table.key_search')],
    ['n', say('table.key_new')],
    ['j', say('table.key_down')],
    ['k', say('table.key_up')],
    ['x', say('table.key_select')],
    ['e', say('table.key_edit')],
    ['?', say('table.key_list')],
  ] as const
  return (
    <Dialog open onClose={onClose} title={say('table.keys')} description={say('table.keys_off_hint')} width="sm">
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" gap="2" alignItems="center" pb="4">
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  )
}
