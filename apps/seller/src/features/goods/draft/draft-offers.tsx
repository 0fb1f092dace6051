import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useEffect, useRef } from 'react'
import type { DraftOffer, useKeptDraft } from './use-kept-draft.ts'

const touch = { minH: { base: '44px', md: 'control-sm' } }

/**
 * Offers the newest draft of the same goods: one that was left before, or one that another window or device is writing, which
 * is also said when it begins while the form is open.
 */
export function DraftOffers({
  kept: { offers, take, discard },
  onTake,
}: {
  readonly kept: ReturnType<typeof useKeptDraft>
  /** Puts the draft into the form. */
  readonly onTake: (offer: DraftOffer) => void
}) {
  const say = useText('goods', 'goods_form')
  const locale = useLocale()
  const opened = useRef(Date.now())
  const told = useRef<string>(undefined)
  const [offer, ...more] = offers
  useEffect(() => {
    if (offer === undefined || told.current === offer.form || Date.parse(offer.at) <= opened.current) return
    told.current = offer.form
    toast.info(say('goods_form.draft_elsewhere'))
  }, [offer, say])
  if (offer === undefined) return null
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      mb="4"
      borderRadius="md"
      bg="status.warning.subtle"
      borderWidth="1px"
      borderColor="status.warning.border"
      textStyle="sm"
    >
      <chakra.span flex="1" minW="200px">
        {say('goods.kept', { time: formatDateTime(offer.at, locale) })}
        {offer.isOutdated && ` ${say('goods_form.draft_outdated')}`}
        {more.length > 0 && ` ${say('goods_form.draft_more', { count: more.length })}`}
      </chakra.span>
      <Button
        size="sm"
        look="solid"
        {...touch}
        onClick={() => {
          take(offer)
          onTake(offer)
        }}
      >
        {say('goods.kept_take')}
      </Button>
      <Button size="sm" {...touch} onClick={() => discard(offer)}>
        {say('goods.kept_drop')}
      </Button>
    </chakra.div>
  )
}
