import { chakra } from '@chakra-ui/react/styled-system'
import { useReadingPageQuery } from '@shiji/api/content/content.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { FileQuestion } from 'lucide-react'
import { useParams } from 'react-router'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Card } from '../../site/page/card.tsx'
import { firstWords } from '../../site/page/first-words.ts'
import { isMissing } from '../../site/page/is-missing.ts'
import { PageFailed } from '../../site/page/page-failed.tsx'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { ArticleView } from './article-view.tsx'
import { HelpNav } from './help-nav.tsx'

/** An article, an agreement or a notice (spec §2 /user/article/{name}), with links to the others beside it. */
export function Component() {
  const name = useParams().name ?? ''
  return (
    <Column
      pt={{ base: '3', md: '6' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
      gap={{ base: '3', lg: '6' }}
      alignItems="start"
    >
      <HelpNav here={name} />
      <Card minH="60vh">
        <Reading key={name} name={name} />
      </Card>
    </Column>
  )
}

function Reading({ name }: { readonly name: string }) {
  const say = useText('shop_content', 'shop', 'common')
  const pick = useName()
  const { currentData: page, error, isFetching, refetch } = useReadingPageQuery(name)
  const missing = isMissing(error)
  useHead({
    title: missing ? say('shop_content.missing') : page && pick(page.title, page.title_en),
    description: (page && firstWords(pick(page.content, page.content_en))) || undefined,
  })
  if (missing) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={<PageTitle>{say('shop_content.missing')}</PageTitle>}
        hint={say('shop_content.missing_hint')}
      >
        <LinkButton href={PATHS.home} look="solid">
          {say('common.back_home')}
        </LinkButton>
        <LinkButton href={PATHS.classes}>{say('shop.all_classes')}</LinkButton>
      </EmptyState>
    )
  }
  if (page !== undefined) return <ArticleView page={page} />
  if (error !== undefined && !isFetching) return <PageFailed failure={error} onRetry={() => void refetch()} />
  return (
    <>
      <chakra.h1 srOnly>{say('common.loading')}</chakra.h1>
      <Skeletons>
        <Skeleton h="32px" w="50%" />
        <Skeleton h="14px" w="30%" mt="3" mb="8" />
        <SkeletonText lines={8} />
      </Skeletons>
    </>
  )
}
