import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useSearchParams } from 'react-router'
import { commentsPath } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { useHead } from '../../../site/page/use-head.ts'
import { WaitingLines } from './waiting-lines.tsx'
import { WrittenComments } from './written-comments.tsx'

const TABS = [
  { name: 'waiting', text: 'shop_comments.tab_waiting' },
  { name: 'written', text: 'shop_comments.tab_written' },
] as const

/** What a buyer can still review, and what they wrote (spec §2 /user/comments); the tab is in the address. */
export function Component() {
  const say = useText('shop_comments', 'shop_account')
  const [query] = useSearchParams()
  const current = query.get('tab') === 'written' ? 'written' : 'waiting'
  useHead({ title: say('shop_comments.page') })
  return (
    <>
      <AccountHeading>{say('shop_comments.page')}</AccountHeading>
      <chakra.nav aria-label={say('shop_comments.tabs')} display="flex" bg="bg.surface" borderRadius="md" px="2" mb="4">
        {TABS.map(({ name, text }) => (
          <UiLink
            key={name}
            href={commentsPath(name)}
            aria-current={name === current ? 'page' : undefined}
            display="inline-flex"
            alignItems="center"
            h="48px"
            px="4"
            color={name === current ? 'fg' : 'fg.muted'}
            fontWeight={name === current ? 'semibold' : 'medium'}
            boxShadow={name === current ? 'inset 0 -2px 0 {colors.accent.solid}' : undefined}
          >
            {say(text)}
          </UiLink>
        ))}
      </chakra.nav>
      {current === 'written' ? <WrittenComments /> : <WaitingLines />}
    </>
  )
}
