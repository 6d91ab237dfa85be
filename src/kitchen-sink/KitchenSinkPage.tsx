import { KitchenSink } from './KitchenSink';

/** /kitchen-sink of the development server (src/gatsby/createPagesStatefully.ts). */
export default function KitchenSinkPage() {
  return <KitchenSink />;
}
