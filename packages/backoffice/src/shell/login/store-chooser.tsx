import { chakra } from '@chakra-ui/react/styled-system'
import type { ChooseStore } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'

export interface StoreChooserProps {
  /** Stores of the person. */
  readonly stores: ChooseStore['stores']
  /** A store is being opened. */
  readonly busy: boolean
  readonly onChoose: (id: number) => void
}

/** Asks which store to open. */
export function StoreChooser({ stores, busy, onChoose }: StoreChooserProps) {
  const say = useText('login')
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="md" fontWeight="semibold" mb="1">
        {say('login.choose_store')}
      </chakra.legend>
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {say('login.choose_store_hint')}
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="2">
        {stores.map(store => (
          <Button
            key={store.id}
            size="lg"
            block
            justifyContent="space-between"
            h="auto"
            minH="control-lg"
            py="2"
            whiteSpace="normal"
            textAlign="start"
            loading={busy}
            onClick={() => onChoose(store.id)}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {store.name}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted" flexShrink="0">
              {say(store.role === 'owner' ? 'login.owner' : 'login.staff')}
            </chakra.span>
          </Button>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
