import { RichText } from '../../../components/rich-text';
import type { BlockOf } from '../page-block';

interface FaqProps {
	block: BlockOf< 'faq' >;
}

/** Questions that open to their answers; the first one shows what it looks like. */
export function Faq( { block }: FaqProps ) {
	return (
		<section className="mp-content-block">
			{ block.bloko_antraste && <h2>{ block.bloko_antraste }</h2> }
			<div className="mp-accordion">
				{ block.klausimas_ir_atsakymas.map( ( item, index ) => (
					<details key={ item.klausimas } open={ index === 0 }>
						<summary>{ item.klausimas }</summary>
						<RichText html={ item.atsakymas } />
					</details>
				) ) }
			</div>
		</section>
	);
}
