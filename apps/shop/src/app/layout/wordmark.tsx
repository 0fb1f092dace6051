import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { PATHS } from '../../site/links/paths.ts'

/** The name of the shop in ink, with the persimmon dot. Leads home. */
export function Wordmark({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  const say = useText('shop')
  return (
    <UiLink
      href={PATHS.home}
      aria-label={say('shop.brand_home')}
      display="inline-flex"
      alignItems="baseline"
      gap="1"
      flexShrink="0"
      py="1"
    >
      <chakra.span
        fontSize={size === 'md' ? '28px' : '22px'}
        lineHeight="1.2"
        fontWeight="bold"
        letterSpacing="0.02em"
        whiteSpace="nowrap"
      >
        {say('shop.brand_mark')}
      </chakra.span>
      <chakra.span
        aria-hidden
        w={size === 'md' ? '8px' : '6px'}
        h={size === 'md' ? '8px' : '6px'}
        borderRadius="full"
        bg="accent.solid"
      />
    </UiLink>
  )
}
