import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Compass } from 'lucide-react'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'

/** The page of an unknown address (spec §2): three links and eight products; the search stays above. */
export function Component() {
  const say = useText('shop', 'common')
  useHead({ title: say('common.not_found_title') })
  return (
    <Column>
      <EmptyState
        icon={Compass}
        title={<PageTitle>{say('common.not_found_title')}</PageTitle>}
        hint={say('common.not_found_hint')}
      >
        <LinkButton href={PATHS.home} look="solid">
          {say('common.back_home')}
        </LinkButton>
        <LinkButton href={PATHS.classes}>{say('shop.all_classes')}</LinkButton>
        <LinkButton href={PATHS.hot}>{say('shop.nav_hot')}</LinkButton>
      </EmptyState>
      <Recommended place="missing" most={4} />
    </Column>
  )
}
