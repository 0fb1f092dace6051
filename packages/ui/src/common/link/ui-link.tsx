import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** What the app's router link has to take. */
export interface LinkTarget {
  /** Where it leads: a path inside the app. */
  readonly href: string
  readonly className?: string | undefined
  /** Everything that links. */
  readonly children?: ReactNode
}

const PlainLink = (props: LinkTarget) => <a {...props} />

const LinkContext = createContext<ComponentType<LinkTarget>>(PlainLink)

export interface LinkProviderProps {
  /** Draws a link of the app's router for an `href`. */
  readonly component: ComponentType<LinkTarget>
  /** Everything that links. */
  readonly children: ReactNode
}

/** Lets parts of this package link through the app's router, which they do not know. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export interface UiLinkProps extends Omit<HTMLChakraProps<'a'>, 'href' | 'asChild'> {
  /** Where it leads: a path inside the app. */
  readonly href: string
}

/** A link inside the app, through its router where there is one. */
export function UiLink({ href, children, ...rest }: UiLinkProps) {
  const Target = use(LinkContext)
  return (
    <chakra.a color="inherit" textDecoration="none" borderRadius="xs" {...rest} asChild>
      <Target href={href}>{children}</Target>
    </chakra.a>
  )
}
