import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { isComposing } from '@shiji/ui/backoffice/keyboard/composing.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import type { PaletteKeys } from './palette-results.tsx'
import type { ShellPart } from './shell-part.ts'

const PaletteResults = onDemand(() => import('./palette-results.tsx').then(module => module.PaletteResults))

export interface PaletteBoxProps {
  readonly menu: CurrentMenu
  /** Opens another overlay instead, or none. */
  readonly onOpen: (part: ShellPart | undefined) => void
  readonly onToggleMenu: () => void
}

/**
 * The box of the command palette with its input. It is part of the layout, opens immediately and takes all keys from
 * then on; its results load when it is first opened, and receive the text typed until then, including Enter. The
 * browser's own dialog makes the page inert and returns the focus. Chakra's combobox writes its text back a moment
 * later and loses letters of fast typing; this input is controlled by React.
 */
export function PaletteBox({ menu, onOpen, onToggleMenu }: PaletteBoxProps) {
  const say = useText('backoffice')
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const keys = useRef<PaletteKeys>(undefined)
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState(false)
  const [marked, setMarked] = useState<string>()
  const close = () => onOpen(undefined)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const press = (event: KeyboardEvent) => {
    // Keys of an input method belong to it: Esc cancels its suggestion, not the palette.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (keys.current !== undefined) keys.current(event)
    else if (event.key === 'Enter') setEntered(true)
  }
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label={say('backoffice.palette')}
      data-state="open"
      onKeyDown={press}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClick={event => event.target === event.currentTarget && close()}
    >
      <Line>
        <Icon of={Search} />
        <Input
          role="combobox"
          aria-label={say('backoffice.palette')}
          aria-autocomplete="list"
          aria-expanded={marked !== undefined}
          {...(marked === undefined ? {} : { 'aria-controls': id, 'aria-activedescendant': marked })}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('backoffice.palette_placeholder')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <IconButton size="sm" label={say('common.close')} onClick={close}>
          <Icon of={X} size={20} />
        </IconButton>
      </Line>
      <Suspense fallback={null}>
        <PaletteResults
          id={id}
          menu={menu}
          typed={typed}
          entered={entered}
          keys={keys}
          onMarked={setMarked}
          onOpen={onOpen}
          onToggleMenu={onToggleMenu}
        />
      </Suspense>
    </Box>
  )
}

const Box = chakra('dialog', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: { base: '0', md: '12dvh' },
    mx: 'auto',
    my: '0',
    p: '0',
    w: { base: 'full', md: '600px' },
    maxW: 'full',
    h: { base: 'dvh', md: 'auto' },
    maxH: { base: 'dvh', md: '60dvh' },
    border: '0',
    borderRadius: { base: '0', md: 'lg' },
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'dialog',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    _backdrop: { bg: 'bg.scrim' },
  },
})

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    flexShrink: '0',
    color: 'fg.muted',
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
})

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '56px',
    textStyle: 'lg',
    color: 'fg',
    bg: 'transparent',
    outline: '0',
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  },
})
