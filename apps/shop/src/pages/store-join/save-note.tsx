import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { SaveState } from './use-application-form.ts'

export interface SaveNoteProps {
  readonly state: SaveState
  readonly onRetry: () => void
}

const WORDS = { saved: 'shop_store.saved', saving: 'shop_store.saving', failed: 'shop_store.save_failed' } as const

/** Whether what was filled in is on the server. */
export function SaveNote({ state, onRetry }: SaveNoteProps) {
  const say = useText('shop_store')
  return (
    <chakra.p role="status" textStyle="sm" fontWeight="medium" color={state === 'failed' ? 'status.danger.fg' : 'fg'}>
      {say(WORDS[state])}
      {state === 'failed' && (
        <chakra.button
          type="button"
          onClick={onRetry}
          ms="2"
          minH="6"
          cursor="pointer"
          color="accent.fg"
          textDecoration="underline"
        >
          {say('shop_store.save_retry')}
        </chakra.button>
      )}
    </chakra.p>
  )
}
