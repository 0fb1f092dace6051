import { chakra } from '@chakra-ui/react/styled-system'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Radio } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'

const shownAtFirst = 4

export interface AddressCardsProps {
  readonly addresses: readonly Address[]
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
  readonly onEdit: (address: Address) => void
  readonly onAdd: () => void
  /** Disabled while an order is being sent. @default false */
  readonly disabled?: boolean
}

/** Addresses as cards, one of them chosen. */
export function AddressCards({ addresses, chosen, onChoose, onEdit, onAdd, disabled = false }: AddressCardsProps) {
  const say = useText('shop_account', 'shop_order')
  const group = useId()
  const [all, setAll] = useState(false)
  const shown = all ? addresses : addresses.filter((one, index) => index < shownAtFirst || one.id === chosen)
  return (
    <div>
      <chakra.div
        role="radiogroup"
        aria-label={say('shop_order.address_choose')}
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="3"
      >
        {shown.map(address => (
          <chakra.div
            key={address.id}
            position="relative"
            borderRadius="sm"
            borderWidth="1px"
            borderColor={address.id === chosen ? 'accent.solid' : 'border.control'}
            bg={address.id === chosen ? 'accent.subtle' : 'bg.surface'}
            boxShadow={address.id === chosen ? 'inset 0 0 0 1px {colors.accent.solid}' : undefined}
          >
            <chakra.label
              htmlFor={`${group}-${address.id}`}
              display="flex"
              gap="3"
              p="4"
              pe="16"
              cursor="pointer"
              alignItems="flex-start"
            >
              <chakra.span pt="0.5">
                <Radio
                  id={`${group}-${address.id}`}
                  name={group}
                  checked={address.id === chosen}
                  disabled={disabled}
                  onChange={() => onChoose(address.id)}
                />
              </chakra.span>
              <chakra.span minW="0">
                <chakra.span
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  gap="2"
                  textStyle="md"
                  fontWeight="semibold"
                >
                  {address.receive_name}
                  <chakra.span fontWeight="normal" data-tabular>
                    {address.receive_tel}
                  </chakra.span>
                  {address.is_default && <Tag tone="accent">{say('shop_account.address_is_default')}</Tag>}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
                  {address.area_info} {address.address}
                </chakra.span>
              </chakra.span>
            </chakra.label>
            <Button
              look="ghost"
              tone="neutral"
              size="sm"
              position="absolute"
              insetEnd="2"
              top="2.5"
              disabled={disabled}
              aria-label={`${say('shop_order.address_change')} ${address.receive_name}`}
              onClick={() => onEdit(address)}
            >
              {say('shop_order.address_change')}
            </Button>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="2" mt="3">
        <Button disabled={disabled} onClick={onAdd} icon={<Icon of={Plus} size={16} />}>
          {say('shop_order.address_add')}
        </Button>
        {addresses.length > shown.length && (
          <Button look="ghost" tone="neutral" onClick={() => setAll(true)}>
            {say('shop_order.address_more')}
          </Button>
        )}
      </chakra.div>
    </div>
  )
}
