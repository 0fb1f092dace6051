import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Info } from 'lucide-react'
import { tipLook } from './tip-look.ts'

/** Definition of a figure, shown on focus and hover (ux 76). */
export function Definition({ of, children }: { readonly of: string; readonly children: string }) {
  const say = useText('dashboard')
  return (
    <Mark type="button" aria-label={say('dashboard.definition', { name: of, text: children })} data-tip={children}>
      <Icon of={Info} size={16} />
    </Mark>
  )
}

const Mark = chakra('button', {
  base: {
    ...tipLook,
    display: 'inline-grid',
    placeItems: 'center',
    w: '24px',
    h: '24px',
    my: '-2px',
    borderRadius: 'xs',
    color: 'fg.subtle',
    cursor: 'help',
  },
})
