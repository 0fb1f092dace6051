import { chakra } from '@chakra-ui/react/styled-system'
import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import type { ApplicationRound } from '@shiji/contract/store/application.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { Timeline } from '@shiji/ui/common/timeline/timeline.tsx'

/** The rounds of an application that were decided, the newest first, with who decided and why. */
export function ReviewRounds({ rounds }: { readonly rounds: readonly ApplicationRound[] }) {
  const say = useText('admin', 'status')
  const locale = useLocale()
  const decided = rounds.filter(round => round.decision !== null)
  if (decided.length === 0) return null
  return (
    <section>
      <chakra.h3 textStyle="md" fontWeight="semibold" mb="3">
        {say('admin.store.review_rounds')}
      </chakra.h3>
      <Timeline
        entries={decided.map(round => ({
          id: round.round,
          title: (
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              <span>{say('admin.store.review_round', { round: round.round })}</span>
              <StatusTag kind="store_verification" status={round.decision ?? ''} />
              <span>{round.decided_by}</span>
            </chakra.span>
          ),
          time: formatDateTime(round.decided_at ?? round.submitted_at, locale),
          tone: round.decision === 'denied' ? ('danger' as const) : ('success' as const),
          body: (
            <>
              {round.reason}
              {APPLICATION_FIELDS.filter(field => round.reasons[field] !== undefined).map(field => (
                <chakra.span key={field} display="block">
                  <chakra.b fontWeight="medium">{say(`admin.store.${field}`)}</chakra.b> {round.reasons[field]}
                </chakra.span>
              ))}
            </>
          ),
        }))}
      />
    </section>
  )
}
