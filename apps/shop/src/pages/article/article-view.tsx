import { chakra } from '@chakra-ui/react/styled-system'
import type { ReadingPage } from '@shiji/contract/content/articles.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { RichTextView } from '@shiji/ui/common/rich-text/rich-text-view.tsx'
import { useName } from '../../site/names.ts'

/** Title, update time, views, text. Without an English version it shows the Chinese one with a note. */
export function ArticleView({ page }: { readonly page: ReadingPage }) {
  const say = useText('shop_content')
  const locale = useLocale()
  const pick = useName()
  const onlyChinese = locale === 'en' && page.content_en === '' && page.content !== ''
  const text = pick(page.content, page.content_en)
  return (
    <chakra.article maxW="72ch">
      <chakra.h1 textStyle={{ base: '2xl', md: '3xl' }} fontWeight="bold" letterSpacing="tight" textWrap="balance">
        {pick(page.title, page.title_en)}
      </chakra.h1>
      <chakra.p display="flex" flexWrap="wrap" columnGap="4" textStyle="sm" color="fg.muted" mt="2" mb="6">
        <time dateTime={page.updated_at}>
          {say('shop_content.updated', { time: formatDateTime(page.updated_at, locale, 'date') })}
        </time>
        {page.clicks !== null && <span>{say('shop_content.clicks', { count: page.clicks })}</span>}
      </chakra.p>
      {onlyChinese && (
        <chakra.p textStyle="sm" color="fg.muted" mb="4">
          {say('shop_content.in_chinese')}
        </chakra.p>
      )}
      {text === '' ? (
        <chakra.p color="fg.muted">{say('shop_content.empty')}</chakra.p>
      ) : (
        <div {...(onlyChinese ? { lang: 'zh-CN' } : {})}>
          <RichTextView stored={text} />
        </div>
      )}
    </chakra.article>
  )
}
