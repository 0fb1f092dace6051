import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { DraftState } from './draft-writer.ts'

/** Says quietly since when the server has the draft, or why only this browser does. */
export function DraftStanding({ state }: { readonly state: DraftState }) {
  const say = useText('goods_form')
  const locale = useLocale()
  if (state.kind === 'none') return null
  // The clock of the shop, hours and minutes.
  const time = state.kind === 'saved' ? formatDateTime(state.at, locale).slice(11, 16) : ''
  return (
    <chakra.span ms="2" color={state.kind === 'here' ? 'status.warning.fg' : 'fg.muted'}>
      {'· '}
      {state.kind === 'saved' ? say('goods_form.draft_saved', { time }) : say(`goods_form.draft_here.${state.why}`)}
    </chakra.span>
  )
}
