import { chakra } from '@chakra-ui/react/styled-system'
import type { NoticeLine } from '@shiji/contract/content/adverts.ts'
import { formatRelative } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Megaphone, X } from 'lucide-react'
import { articlePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface NoticeBarProps {
  readonly notice: NoticeLine
  readonly onClose: () => void
}

/** A notice in one line; its text is a separate page. */
export function NoticeBar({ notice, onClose }: NoticeBarProps) {
  const say = useText('shop_content')
  const locale = useLocale()
  const pick = useName()
  return (
    <chakra.section
      aria-label={say('shop_content.notice_label')}
      display="flex"
      alignItems="center"
      gap="3"
      h="full"
      ps="4"
    >
      <chakra.span color="accent.fg" display="inline-flex" flexShrink="0">
        <Icon of={Megaphone} />
      </chakra.span>
      <chakra.span textStyle="xs" fontWeight="semibold" color="accent.fg" flexShrink="0">
        {say(`shop_content.notice_tag.${notice.tag}`)}
      </chakra.span>
      <UiLink href={articlePath(notice.name)} textStyle="sm" minW="0" py="2" truncate _hover={{ color: 'accent.fg' }}>
        {pick(notice.title, notice.title_en)}
      </UiLink>
      <chakra.time dateTime={notice.start_at} textStyle="xs" color="fg.muted" flexShrink="0" hideBelow="sm">
        {formatRelative(notice.start_at, locale)}
      </chakra.time>
      <chakra.button
        type="button"
        aria-label={say('shop_content.notice_close')}
        onClick={onClose}
        ms="auto"
        flexShrink="0"
        display="grid"
        placeItems="center"
        w="44px"
        h="44px"
        color="fg.muted"
        cursor="pointer"
        _hover={{ color: 'fg' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'focus', outlineOffset: '-4px' }}
      >
        <Icon of={X} size={16} />
      </chakra.button>
    </chakra.section>
  )
}
