import { chakra } from '@chakra-ui/react/styled-system'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'

interface RecordLinksProps {
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** Links from the page of a record to those that belong to it. */
export const RecordLinks = ({ links }: RecordLinksProps) => (
  <chakra.ul listStyleType="none" mb="4" display="flex" flexWrap="wrap" columnGap="5">
    {links.map(({ href, label }) => (
      <li key={href}>
        <UiLink
          href={href}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '44px', md: 'control-sm' }}
          color="accent.fg"
          textDecoration="underline"
        >
          {label}
        </UiLink>
      </li>
    ))}
  </chakra.ul>
)
