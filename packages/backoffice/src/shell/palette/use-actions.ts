import { useOtherLanguage } from '@shiji/api/use-other-language.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useColorMode } from '@shiji/ui/common/theme/use-color-mode.ts'
import { FileDown, House, Keyboard, Languages, LogOut, Moon, PanelLeft, Sun, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLeave } from '../../core/session/use-leave.ts'
import { initialsOf } from './initials.ts'
import type { PaletteEntry } from './palette-entry.ts'
import type { ShellPart } from './shell-part.ts'

/** Actions of the palette besides opening pages. */
export function useActions(open: (part: ShellPart) => void, toggleMenu: () => void): readonly PaletteEntry[] {
  const say = useText('backoffice', 'palette')
  const other = useOtherLanguage()
  const { mode, toggle } = useColorMode()
  const navigate = useNavigate()
  const leave = useLeave()
  const action = (id: string, name: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
    id,
    kind: 'action',
    name,
    words: id,
    initials: initialsOf(name),
    icon,
    run,
  })
  const modeName = say(mode === 'dark' ? 'common.theme_light' : 'common.theme_dark')
  return [
    action('home', say('palette.home'), House, () => void navigate('/')),
    action('language', say('palette.language', { name: say(other.name) }), Languages, other.turn),
    action('theme', say('palette.theme', { name: modeName }), mode === 'dark' ? Sun : Moon, toggle),
    action('menu', say('palette.menu'), PanelLeft, toggleMenu),
    action('profile', say('common.user_info'), UserRound, () => open('profile')),
    action('exports', say('backoffice.exports'), FileDown, () => open('exports')),
    action('keys', say('palette.keys'), Keyboard, () => open('keys')),
    action('logout', say('common.logout'), LogOut, leave),
  ]
}
