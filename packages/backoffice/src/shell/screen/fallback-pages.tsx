import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Compass, Hammer, ListTree, LockKeyhole } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { standInOf } from './stand-in.ts'

/** A menu page whose screen does not exist yet. */
export function PendingPage() {
  const say = useText()
  return <EmptyState icon={Hammer} title={say('common.page_pending_title')} hint={say('common.page_pending_hint')} />
}

/** An address without a route: forbidden or not found. */
export function NotFoundPage() {
  const say = useText()
  const refused = standInOf(useLoaderData()) === 'refused'
  return (
    <EmptyState
      icon={refused ? LockKeyhole : Compass}
      title={say(refused ? 'common.page_refused' : 'common.page_unknown')}
      hint={say(refused ? 'common.forbidden_hint' : 'common.not_found_hint')}
    >
      <UiLink href="/" color="accent.fg" fontWeight="medium" textDecoration="underline">
        {say('common.back_home')}
      </UiLink>
    </EmptyState>
  )
}

/** Shown if a person's menu has no page at all (spec §2: 'empty menu'). */
export function EmptyMenuPage() {
  const say = useText()
  return <EmptyState icon={ListTree} title={say('common.menu_empty')} hint={say('common.forbidden_hint')} />
}
