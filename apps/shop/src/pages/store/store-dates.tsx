import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Moon } from 'lucide-react'

/** Why a store does not trade now and until when, and when it closes; nothing for a store that simply trades. */
export function StoreDates({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const locale = useLocale()
  return (
    <>
      {store.status !== 'open' && (
        <chakra.div
          role="status"
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap="2"
          px={{ base: '4', md: '8' }}
          py="3"
          bg="status.warning.subtle"
          color="status.warning.fg"
          textStyle="md"
          fontWeight="medium"
        >
          <Icon of={Moon} size={16} />
          {say(store.status === 'holiday' ? 'shop_goods.store_holiday' : 'shop_goods.store_closed')}
          {store.status_reason !== '' && <chakra.span fontWeight="normal">{store.status_reason}</chakra.span>}
          {store.holiday_until !== null && (
            <chakra.span fontWeight="normal">
              {say('shop_goods.store_opens', { at: formatDateTime(store.holiday_until, locale) })}
            </chakra.span>
          )}
        </chakra.div>
      )}
      {store.closes_at !== null && (
        <chakra.div
          role="note"
          px={{ base: '4', md: '8' }}
          py="3"
          bg="status.warning.subtle"
          color="status.warning.fg"
          textStyle="md"
        >
          {say('shop_goods.store_closes', {
            at: formatDateTime(store.closes_at, locale),
            reason: store.closing_reason,
          })}
        </chakra.div>
      )}
    </>
  )
}
