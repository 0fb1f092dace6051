import type { LinkTarget } from '@shiji/ui/common/link/ui-link.tsx'
import { Link } from 'react-router'

/** Links of the UI parts through the router. */
export const RouterLink = ({ href, ...rest }: LinkTarget) => <Link to={href} {...rest} />
