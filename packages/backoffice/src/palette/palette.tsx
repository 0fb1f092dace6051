import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { dialogRecipe } from '@shiji/ui/dialog/dialog.recipe.ts'
import { useScrollLock } from '@shiji/ui/dialog/use-scroll-lock.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { isComposing } from '@shiji/ui/keyboard/composing.ts'
import { X } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackoffice } from '../app/backoffice.ts'
import type { CurrentMenu } from '../menu/use-menu.ts'
import type { ShellPart } from '../shell/shell-part.ts'
import { findEntries } from './find-entries.ts'
import { numberEntries } from './number-entries.ts'
import { pageEntries } from './page-entries.ts'
import { PaletteList } from './palette-list.tsx'
import { recentPages } from './recent-pages.ts'
import { useActions } from './use-actions.ts'

export interface PaletteProps {
  readonly menu: CurrentMenu
  /** Opens another part in its place, or nothing. */
  readonly onOpen: (part: ShellPart | undefined) => void
  readonly onToggleMenu: () => void
}

/**
 * The command palette: pages of the menu in both languages or by pinyin initials, those visited lately first; what the top
 * bar does; and numbers, looked up on the page that knows them (reference point 4). The focus goes back where it was.
 */
export function Palette({ menu, onOpen, onToggleMenu }: PaletteProps) {
  const say = useText('palette')
  const locale = useLocale()
  const { area } = useBackoffice()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => recentPages(area))
  const actions = useActions(onOpen, onToggleMenu)
  const go = useCallback((path: string) => void navigate(path), [navigate])
  const pages = useMemo(
    () => pageEntries(menu.pages, menu.page, recent, { locale, go }),
    [menu.pages, menu.page, recent, locale, go],
  )
  const close = () => onOpen(undefined)
  useScrollLock(true)
  const entries = [
    ...numberEntries(typed, menu.pages, { say, locale, go }),
    ...findEntries([...pages, ...actions], typed),
  ]
  return (
    <Parts.Root
      recipe={dialogRecipe}
      open
      onOpenChange={event => !event.open && close()}
      // Esc leaves the word that an input method proposes, not the palette.
      onEscapeKeyDown={event => isComposing(event) && event.preventDefault()}
      preventScroll={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner alignItems="flex-start" p={{ base: '0', md: '6' }} pt={{ base: '0', md: '12dvh' }}>
          <Parts.Content
            maxW={{ base: 'none', md: '600px' }}
            maxH={{ base: 'dvh', md: '60dvh' }}
            h={{ base: 'dvh', md: 'auto' }}
            borderRadius={{ base: '0', md: 'lg' }}
            overflow="hidden"
          >
            <Parts.Title srOnly>{say('palette.title')}</Parts.Title>
            <PaletteList
              entries={entries}
              typed={typed}
              onTyped={setTyped}
              onChoose={entry => {
                close()
                entry.run()
              }}
            >
              <IconButton size="sm" label={say('common.close')} onClick={close}>
                <Icon of={X} size={20} />
              </IconButton>
            </PaletteList>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
