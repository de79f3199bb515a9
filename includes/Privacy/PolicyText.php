<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Analytics\AnalyticsConfig;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Messaging\FirstMessages;

/**
 * Settings → Privacy → Policy guide: what the site's policy should say of the portal, in both languages, as it is set up.
 */
final readonly class PolicyText {

	public function __construct( private Locale $locale, private Settings $settings, private AnalyticsConfig $analytics ) {}

	/** Action `admin_init`, which calls of admin-ajax.php fire too. */
	public function suggest(): void {
		if ( ! is_admin() || wp_doing_ajax() ) {
			return;
		}
		$text = '';
		foreach ( Lang::cases() as $lang ) {
			$text .= '<div lang="' . $lang->value . '">' . $this->html( $lang ) . '</div>';
		}
		wp_add_privacy_policy_content( __( 'Mentoriai portal', 'mentoriai-portal' ), $text );
	}

	/** Headings and paragraphs without attributes. */
	public function html( Lang $lang ): string {
		return $this->locale->within( $lang, $this->made( ... ) );
	}

	private function made(): string {
		$html = '<h2>' . esc_html__( 'The mentoring portal and your data', 'mentoriai-portal' ) . '</h2>';
		foreach ( $this->sections() as $title => $paragraphs ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3>';
			foreach ( $paragraphs as $paragraph ) {
				$html .= '<p>' . esc_html( $paragraph ) . '</p>';
			}
		}
		return $html;
	}

	/** @return array<string, list<string>> Title to paragraphs. */
	private function sections(): array {
		return array(
			__( 'What we keep and why', 'mentoriai-portal' ) => array(
				__( 'We keep members’ email addresses, names, profiles, photos, CVs, messages, action plans and reviews, because mentoring depends on them. Approved mentors’ profiles are public. Only the two people in a conversation read it; staff do not browse messages.', 'mentoriai-portal' ),
				__( 'We keep who is mentored by whom, since when, and how it ended. What you write to staff at the end is read by staff only.', 'mentoriai-portal' ),
				__( 'We keep when you reached which stage of the programme, from registration to the end. After erasure it stays in our statistics without saying who you were.', 'mentoriai-portal' ),
				__( 'If you block someone, we keep whom and since when until you unblock them or close your account. No one else reads it.', 'mentoriai-portal' ),
				__( 'If you report something, we keep what you reported, as it was then, and what you wrote about it; of visitors also the name and the email address. Staff read it and, for a written reason, the whole conversation. The person concerned does not learn who reported.', 'mentoriai-portal' ),
				__( 'We keep when the two meet and for how long. Where, and what you write to each other about it, only the two of you read; it is erased 30 days after the meeting.', 'mentoriai-portal' ),
				__( 'We ask members from time to time how mentoring goes, and keep the answers. Staff read them; the other person never does.', 'mentoriai-portal' ),
				__( 'If you have a private calendar, we keep a hash of its secret address.', 'mentoriai-portal' ),
				__( 'When public mentors change their texts, we also keep the earlier versions so that staff can compare them.', 'mentoriai-portal' ),
				__( 'We keep since when a profile waits for review, and what staff note about matters that wait for them.', 'mentoriai-portal' ),
				__( 'We keep when the status of an account changed and why, notes and tags that staff write about members, and the day on which you last used the portal. Only staff see them; they are in the copy of your data.', 'mentoriai-portal' ),
				__( 'If staff suggest mentors to you, we keep whom, what they wrote about it, and when you closed the suggestion. You and staff see it.', 'mentoriai-portal' ),
				__( 'If we made your account for you, we keep when we invited you and when you accepted.', 'mentoriai-portal' ),
				__( 'We keep which imports staff started, and the file of an import for 30 days.', 'mentoriai-portal' ),
				__( 'We record which surveys you were asked to answer, and your answers; answers to anonymous surveys are stored without your name.', 'mentoriai-portal' ),
				__( 'We record which providers you sign in with, if any.', 'mentoriai-portal' ),
				__( 'We record which version of the privacy policy and the rules you agreed to, and when.', 'mentoriai-portal' ),
				__( 'We keep which mentors a founder saves; no one else sees it. What you save without logging in stays in your browser until you log in as a founder.', 'mentoriai-portal' ),
				__( 'If a founder asks to be told when a mentor has a free place, we keep it until we have told them or they no longer want it; no one else sees it.', 'mentoriai-portal' ),
				__( 'To keep accounts secure we store a list of active log-ins with the type of browser, and hashes of the types of browser you have used. No network address is stored in readable form.', 'mentoriai-portal' ),
				__( 'To prevent spam and duplicates, we count requests under hashes instead of names.', 'mentoriai-portal' ),
				__( 'Profile views of mentors are counted without recording who looked.', 'mentoriai-portal' ),
			),
			__( 'How long', 'mentoriai-portal' )             => $this->times(),
			__( 'Who else gets data', 'mentoriai-portal' )   => $this->others(),
			__( 'Your rights', 'mentoriai-portal' )          => array(
				__( 'In your profile you can ask for a copy of your data or for it to be erased; we do so once you confirm the request with the link in an email. After erasure, messages you sent stay in the other person’s conversations under “Deleted user”.', 'mentoriai-portal' ),
				__( 'Every non-essential email has a link to unsubscribe.', 'mentoriai-portal' ),
			),
		);
	}

	/** @return list<string> */
	private function times(): array {
		$days  = max( 1, $this->settings->int( 'mail_log_days' ) );
		$months = max( 1, $this->settings->int( 'activity_months' ) );
		$after = $this->settings->int( 'erase_closed_months' );
		return array(
			/* translators: %d: number of days. */
			sprintf( _n( 'The list of sent emails, without their texts: %d day.', 'The list of sent emails, without their texts: %d days.', $days, 'mentoriai-portal' ), $days ),
			/* translators: %d: number of months. */
			sprintf( _n( 'The list of what was done with accounts and by whom, without texts: %d month.', 'The list of what was done with accounts and by whom, without texts: %d months.', $months, 'mentoriai-portal' ), $months ),
			__( 'Texts of a report: 12 months after the decision.', 'mentoriai-portal' ),
			__( 'Sessions: six hours.', 'mentoriai-portal' ),
			$after > 0
				/* translators: %d: number of months. */
				? sprintf( _n( 'Closed accounts are erased after %d month.', 'Closed accounts are erased after %d months.', $after, 'mentoriai-portal' ), $after )
				: __( 'Accounts: until you ask to erase yours.', 'mentoriai-portal' ),
			/* translators: %d: number of days. */
			sprintf( _n( 'Unconfirmed registrations are erased after %d day.', 'Unconfirmed registrations are erased after %d days.', Retention::PROVISIONAL_DAYS, 'mentoriai-portal' ), Retention::PROVISIONAL_DAYS ),
			/* translators: %d: number of days. */
			sprintf( _n( 'A message written before registering that has not been sent is erased after %d day.', 'A message written before registering that has not been sent is erased after %d days.', FirstMessages::KEPT_DAYS, 'mentoriai-portal' ), FirstMessages::KEPT_DAYS ),
		);
	}

	/** @return list<string> */
	private function others(): array {
		$list = array( __( 'When you sign in with Google, Facebook or LinkedIn, they tell us your name and confirmed email address; they learn that you signed in here.', 'mentoriai-portal' ) );
		if ( null !== $this->analytics->public_values() ) {
			$list[] = __( 'We count visits to learn which pages are useful. URLs are sent without keys and personal IDs. Your choice is kept for 12 months in the cookie treciujusaliu, and you can change it at any time with the link “Cookie settings” at the bottom of every page. Browsers that send Global Privacy Control are not counted.', 'mentoriai-portal' );
		}
		return $list;
	}
}
