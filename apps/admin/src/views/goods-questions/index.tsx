import { QuestionsPage } from '@shiji/backoffice/nouns/question/questions-page.tsx'

/** Questions on goods of all stores, and what was answered: hide what must not be read. */
export const Component = () => <QuestionsPage />
