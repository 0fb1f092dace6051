import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'

/** The way to ship mode, beside the buttons of the list. */
export function ScanLink() {
  const say = useText('order')
  return (
    <UiLink
      href="/orders/scan"
      display="inline-flex"
      alignItems="center"
      minH={{ base: '44px', md: 'control-md' }}
      px="3"
      color="accent.fg"
      fontWeight="medium"
      textDecoration="underline"
      textStyle="md"
    >
      {say('order.scan')}
    </UiLink>
  )
}
