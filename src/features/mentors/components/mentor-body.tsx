import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { FallbackNotice } from '../../../components/fallback-notice';
import { ReportButton } from '../../../components/report-button';
import { RichText } from '../../../components/rich-text';
import { EditorText } from '../../../components/editor-text/editor-text';
import { langAttribute } from '../../../lib/text-lang';
import { withLists } from '../with-lists';
import type { Mentor } from '../api';
import type { MentorKind } from '../kind';
import { HubContactCard } from './hub-contact-card';
import { OtherMentors } from './other-mentors';
import { ShareMentor } from './share-mentor';

interface MentorBodyProps {
	kind: MentorKind;
	mentor: Mentor;
	/** What founders say of the mentor. */
	children?: ReactNode;
	/** Nobody reports themselves. */
	onReport: ( () => void ) | undefined;
}

/** What a mentor says, and beside it where to go on. */
export function MentorBody( {
	kind,
	mentor,
	children,
	onReport,
}: MentorBodyProps ) {
	return (
		<div className="mp-wrap mp-mentor-columns">
			{ mentor.contact && (
				<HubContactCard
					name={ mentor.title }
					contact={ mentor.contact }
				/>
			) }
			<div className="mp-mentor-columns__about">
				<h2>
					{ kind === 'dynamic'
						? __( 'About me', 'mentoriai-portal' )
						: __( 'About the mentor', 'mentoriai-portal' ) }
				</h2>
				{ mentor.html_text && (
					<FallbackNotice
						className="mp-mentor-columns__fallback"
						textLang={ mentor.text_lang }
					/>
				) }
				<div { ...langAttribute( mentor.text_lang ) }>
					{ kind === 'dynamic' ? (
						<RichText html={ withLists( mentor.html_text ) } />
					) : (
						<EditorText html={ mentor.html_text } />
					) }
				</div>
				{ children }
			</div>
			<div className="mp-mentor-side">
				<OtherMentors
					key={ mentor.id }
					kind={ kind }
					mentor={ mentor }
				/>
				<ShareMentor url={ mentor.share_link } title={ mentor.title } />
				{ onReport && (
					<ReportButton
						className="mp-mentor-side__report"
						isLong
						label={ __( 'Report this mentor', 'mentoriai-portal' ) }
						onClick={ onReport }
					/>
				) }
			</div>
		</div>
	);
}
