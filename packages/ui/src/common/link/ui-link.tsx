import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** Props that the app's router link must accept. */
export interface LinkTarget {
  /** Target: a path inside the app. */
  readonly href: string
  readonly className?: string | undefined
  /** The content with links. */
  readonly children?: ReactNode
}

const PlainLink = (props: LinkTarget) => <a {...props} />

const LinkContext = createContext<ComponentType<LinkTarget>>(PlainLink)

export interface LinkProviderProps {
  /** Renders a link of the app's router for an `href`. */
  readonly component: ComponentType<LinkTarget>
  /** The content with links. */
  readonly children: ReactNode
}

/** Lets components of this package link through the app's router, which they do not import. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

export interface UiLinkProps extends Omit<HTMLChakraProps<'a'>, 'href' | 'asChild'> {
  /** Target: a path inside the app. */
  readonly href: string
}

/** A link inside the app, through its router if there is one. */
export function UiLink({ href, children, ...rest }: UiLinkProps) {
  const Target = use(LinkContext)
  return (
    <chakra.a color="inherit" textDecoration="none" borderRadius="xs" {...rest} asChild>
      <Target href={href}>{children}</Target>
    </chakra.a>
  )
}
