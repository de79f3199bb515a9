import type { ReactNode } from 'react';
import { AuthArt } from './auth-art';
import './auth-layout.css';

interface AuthLayoutProps {
	title: string;
	lead?: ReactNode;
	/** What stands large on the side panel, from 1000 px. */
	words: string;
	children: ReactNode;
}

/** The sign-in screens: a narrow column, beside it the cobalt panel. */
export function AuthLayout( {
	title,
	lead,
	words,
	children,
}: AuthLayoutProps ) {
	return (
		<div className="mp-auth">
			<div className="mp-auth__form">
				<div className="mp-auth__column">
					<header className="mp-auth__head">
						<h1>{ title }</h1>
						{ lead && <p className="mp-lead">{ lead }</p> }
					</header>
					{ children }
				</div>
			</div>
			<div className="mp-auth__side mp-on-band">
				<p className="mp-auth__words">{ words }</p>
				<AuthArt />
			</div>
		</div>
	);
}
