import { chakra } from '@chakra-ui/react/styled-system'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { GradeTerms } from './grade-terms.tsx'
import type { OwnStore } from './own-store.ts'
import { StoreScore } from './store-score.tsx'

/** State of the store: verification, trading or the reason why not, and its ratings. Scores are tenths. */
export function StoreStanding({ store }: { readonly store: OwnStore }) {
  const say = useText('store', 'status')
  const locale = useLocale()
  return (
    <Section title={inLanguage(store, 'name', locale)}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <StoreSeal name={store.name} logo={store.logo} />
        <StatusTag kind="store_verification" status={store.store_verify} />
        <StatusTag kind="store" status={store.status} />
        <Rating value={store.score / 10} />
        <chakra.span textStyle="sm" color="fg.muted">
          {say('store.company_at', { company: store.company_name, address: store.area_info })}
        </chakra.span>
      </chakra.div>
      {store.status !== 'open' && store.status_reason !== '' && (
        <chakra.p mt="3">{say('store.reason_is', { reason: store.status_reason })}</chakra.p>
      )}
      {store.holiday_until !== null && (
        <chakra.p mt="3">{say('store.open_again', { at: formatDateTime(store.holiday_until, locale) })}</chakra.p>
      )}
      {store.closes_at !== null && (
        <chakra.p mt="3" color="status.warning.fg">
          {say(store.closing_by === 'admin' ? 'store.closes_by_platform' : 'store.closes', {
            at: formatDateTime(store.closes_at, locale),
            reason: store.closing_reason,
          })}
        </chakra.p>
      )}
      {store.grade !== null && <GradeTerms grade={store.grade} />}
      <StoreScore store={store} />
      {store.store_verify === 'denied' && store.store_refuse_info !== '' && (
        <chakra.p mt="3">{say('store.refused_for', { reason: store.store_refuse_info })}</chakra.p>
      )}
    </Section>
  )
}
