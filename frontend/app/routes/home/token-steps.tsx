import { css } from '#styled/css';
import { Coin } from '#ui/coin.tsx';

const STEPS = [
  { title: 'The price is on the button', text: 'A short text is 1 token, a long one 2, a picture 2, a video 5. You see the total before you press.' },
  { title: 'Held, not spent', text: 'While it works, the tokens are set aside. Cancel, and what was not made comes back.' },
  { title: 'Paid for what arrived', text: 'Three of four pictures made it? You pay for three. It failed? You pay nothing. Every run has a receipt.' },
] as const;

/** How tokens work, in three steps. */
export function TokenSteps() {
  return (
    <section className={css({ display: 'grid', gap: '4' })}>
      <h2 className={css({ textStyle: 'h3' })}>How tokens work</h2>
      <ol className={css({ display: 'grid', gap: { base: '3', md: '5' }, gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } })}>
        {STEPS.map((step, index) => (
          <li key={step.title} className={css({ layerStyle: 'card', padding: '5', display: 'grid', gap: '2', alignContent: 'start' })}>
            <span className={css({ display: 'flex', alignItems: 'center', gap: '2', color: 'amber', fontWeight: 'bold' })}><Coin size={20} /> {index + 1}</span>
            <h3 className={css({ textStyle: 'h4' })}>{step.title}</h3>
            <p className={css({ color: 'fg.muted' })}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
