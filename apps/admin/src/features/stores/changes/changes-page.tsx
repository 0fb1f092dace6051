import { chakra } from '@chakra-ui/react/styled-system'
import { useChangeQueueQuery, useReviewedChangeQuery } from '@shiji/api/store/registration.admin.api.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { useState } from 'react'
import { ChangeReview } from './change-review.tsx'

/** Changes of what stores are registered with: those that wait, and one of them beside what is registered now. */
export function ChangesPage() {
  const say = useText('admin')
  const locale = useLocale()
  const asked = useChangeQueueQuery(undefined, { refetchOnMountOrArgChange: true })
  const [chosen, setChosen] = useState<number>()
  return (
    <Loaded asked={asked}>
      {queue => {
        const id = queue.some(each => each.id === chosen) ? chosen : queue[0]?.id
        if (id === undefined) return <EmptyState title={say('admin.store.changes_empty')} />
        return (
          <chakra.div
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' }}
            alignItems="start"
          >
            <Section title={say('admin.store.changes_waiting', { count: queue.length })}>
              <chakra.ul display="grid" gap="2">
                {queue.map(each => (
                  <li key={each.id}>
                    <Button
                      w="full"
                      justifyContent="flex-start"
                      look={each.id === id ? 'solid' : 'outline'}
                      aria-current={each.id === id}
                      onClick={() => setChosen(each.id)}
                    >
                      <chakra.span display="grid" textAlign="start" minW="0">
                        <chakra.span truncate>{inLanguage(each, 'store_name', locale)}</chakra.span>
                        <chakra.span textStyle="xs">{formatDateTime(each.submitted_at, locale)}</chakra.span>
                      </chakra.span>
                    </Button>
                  </li>
                ))}
              </chakra.ul>
            </Section>
            <Chosen key={id} id={id} />
          </chakra.div>
        )
      }}
    </Loaded>
  )
}

function Chosen({ id }: { readonly id: number }) {
  const asked = useReviewedChangeQuery(id, { refetchOnMountOrArgChange: true })
  return <Loaded asked={asked}>{change => <ChangeReview change={change} />}</Loaded>
}
