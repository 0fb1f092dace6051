import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ChevronRight } from 'lucide-react'

export interface MoreLinkProps {
  readonly href: string
  /** What the link shows all of, for people who do not see the title beside it. */
  readonly of?: string
  readonly children: string
}

/** A "see all" link. */
export function MoreLink({ href, of, children }: MoreLinkProps) {
  return (
    <UiLink
      href={href}
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      py="1"
      color="fg.muted"
      fontWeight="medium"
      _hover={{ color: 'accent.fg' }}
    >
      {children}
      {of !== undefined && <chakra.span srOnly>{of}</chakra.span>}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}
