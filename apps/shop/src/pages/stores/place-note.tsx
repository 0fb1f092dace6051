import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import type { PlaceState } from './use-reader-place.ts'

export interface PlaceNoteProps {
  readonly state: Exclude<PlaceState, 'known'>
  readonly onAsk: () => void
}

/** Why the list is not by distance yet, and the way to it; the list itself stays in the default order. */
export function PlaceNote({ state, onAsk }: PlaceNoteProps) {
  const say = useText('shop_store')
  const words = {
    unasked: say('shop_store.stores_place_ask'),
    asking: say('shop_store.stores_place_asking'),
    refused: say('shop_store.stores_place_refused'),
    lost: say('shop_store.stores_place_lost'),
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mb="4"
      px="4"
      py="3"
      borderRadius="md"
      bg="bg.surface"
      textStyle="md"
    >
      <chakra.p role="status" flex="1 1 280px">
        {words[state]}
      </chakra.p>
      {state !== 'asking' && (
        <Button onClick={onAsk}>
          {say(state === 'unasked' ? 'shop_store.stores_place_use' : 'shop_store.stores_place_again')}
        </Button>
      )}
    </chakra.div>
  )
}
