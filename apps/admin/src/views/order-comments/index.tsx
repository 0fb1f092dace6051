import { CommentsPage } from '@shiji/backoffice/nouns/comment/comments-page.tsx'

/** Comments on goods of all stores: reply, and remove what must not stay. */
export const Component = () => <CommentsPage />
