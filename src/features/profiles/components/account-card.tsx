import { useId, type ReactNode } from 'react';

interface Props {
	title: string;
	children: ReactNode;
}

/** One matter of the account. */
export function AccountCard( { title, children }: Props ) {
	const heading = useId();
	return (
		<section
			className="mp-card mp-account-card"
			aria-labelledby={ heading }
		>
			<h2 id={ heading } className="mp-h3">
				{ title }
			</h2>
			{ children }
		</section>
	);
}
