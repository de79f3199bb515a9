<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports\Admin;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reports\CaseFile;
use MentoriaiPortal\Reports\Cases;
use MentoriaiPortal\Reports\Decision;
use MentoriaiPortal\Reports\ReportCase;
use MentoriaiPortal\Reports\ShownText;
use MentoriaiPortal\Reports\Voice;
use MentoriaiPortal\Reports\What;

/**
 * One case: what was reported, by whom, and what is decided. Members' words are shown as they were typed.
 */
final readonly class CasePage {

	/** @param Closure(int): void $show_owner Which colleague has the case. */
	public function __construct( private Cases $cases, private Closure $show_owner ) {}

	public function show( int $number, CaseForm $form ): void {
		self::show_style();
		try {
			if ( $form->is_asked_again && null !== $form->decision && $this->cases->find( $number )->is_open() ) {
				self::show_question( $this->cases->find( $number ), $form->decision, $form->text );
				return;
			}
			$thread = '' === $form->why ? null : $this->cases->thread( $number, $form->why );
			$file   = $this->cases->open( $number, $form->is_sent() );
		} catch ( ApiError ) {
			printf( '<h1>%s</h1><p>%s</p><p><a class="button" href="%s">%s</a></p>', esc_html__( 'Reports', 'mentoriai-portal' ), esc_html__( 'There is no such case.', 'mentoriai-portal' ), esc_url( ReportsPage::url() ), esc_html__( 'All reports', 'mentoriai-portal' ) );
			return;
		}
		$one = $file->case;
		/* translators: 1: what was reported, e.g. "Message". 2: number of the case. */
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html( sprintf( __( 'Report no. %2$s: %1$s', 'mentoriai-portal' ), $one->what->label(), (string) $one->number ) ) );
		printf( ' <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( ReportsPage::url() ), esc_html__( 'All reports', 'mentoriai-portal' ) );
		self::show_told( $form );
		self::show_facts( $one );
		( $this->show_owner )( $one->number );
		// What is read comes before what is decided, in one column too.
		printf( '<div class="mentoriai-case" data-report="%d" data-state="%s"><div class="mentoriai-case__main">', (int) $one->number, esc_attr( $one->state() ) );
		self::show_texts( $file );
		self::show_voices( $file );
		echo '</div><div class="mentoriai-case__side">';
		$one->is_open() ? $this->show_decision( $one, $form ) : self::show_decided( $one, $form->text );
		echo '</div><div class="mentoriai-case__thread">';
		self::show_thread( $one, $thread );
		echo '</div></div>';
	}

	private static function show_told( CaseForm $form ): void {
		if ( '' !== $form->error ) {
			wp_admin_notice( esc_html( $form->error ), array( 'type' => 'error', 'attributes' => array( 'role' => 'alert' ) ) );
		} elseif ( $form->told ) {
			wp_admin_notice( esc_html__( 'The case is decided. Those concerned will get an email.', 'mentoriai-portal' ), array( 'type' => 'success', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
		}
	}

	private static function show_facts( ReportCase $one ): void {
		$rows = array(
			__( 'About', 'mentoriai-portal' )  => ReportList::about_whom( $one ),
			__( 'Reason', 'mentoriai-portal' ) => esc_html( $one->reason->label() ),
			__( 'First reported', 'mentoriai-portal' ) => esc_html( Clock::on_site( Clock::from_sql( $one->reported_at ) ) ),
			_x( 'Reported by', 'how many people', 'mentoriai-portal' ) => esc_html( self::people( $one->voices ) ),
		);
		echo '<dl class="mentoriai-case__facts">';
		foreach ( $rows as $label => $value ) {
			printf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $label ), $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
		echo '</dl>';
	}

	private static function people( int $count ): string {
		/* translators: %s: number of people. */
		return sprintf( _n( '%s person', '%s people', $count, 'mentoriai-portal' ), number_format_i18n( $count ) );
	}

	private static function show_texts( CaseFile $file ): void {
		echo '<h2>' . esc_html__( 'What was reported', 'mentoriai-portal' ) . '</h2>';
		if ( array() !== $file->texts ) {
			echo '<p class="description">' . esc_html__( 'As it was when it was reported. It may have changed since.', 'mentoriai-portal' ) . '</p>';
			What::Mentor === $file->case->what ? self::show_profile( $file->texts ) : self::show_list( $file->texts );
			return;
		}
		echo '<p>' . esc_html( $file->case->has_texts ? __( 'There is no text that belongs to it.', 'mentoriai-portal' ) : __( 'The texts of this case are erased: it was decided more than 12 months ago.', 'mentoriai-portal' ) ) . '</p>';
	}

	/** @param non-empty-list<ShownText> $texts All of one person. */
	private static function show_profile( array $texts ): void {
		echo '<div class="mentoriai-case__texts"><div class="mentoriai-case__text is-reported">';
		foreach ( $texts as $text ) {
			echo '<p>' . self::as_typed( $text->content ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		echo '</div></div>';
	}

	/** @param list<ShownText> $texts */
	private static function show_list( array $texts ): void {
		$single = 1 === count( $texts );
		echo '<ol class="mentoriai-case__texts">';
		foreach ( $texts as $text ) {
			printf(
				'<li class="mentoriai-case__text %s"><p class="mentoriai-case__by"><strong>%s</strong> <span>%s</span>%s</p><div>%s</div></li>',
				esc_attr( $text->is_reported ? 'is-reported' : '' ),
				esc_html( '' === $text->author_name ? __( 'Without a name', 'mentoriai-portal' ) : $text->author_name ),
				esc_html( Clock::on_site( Clock::from_sql( $text->created_at ) ) ),
				( $text->is_reported && ! $single ? ' <mark>' . esc_html_x( 'Reported', 'a text', 'mentoriai-portal' ) . '</mark>' : '' ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped here.
				self::as_typed( $text->content ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			);
		}
		echo '</ol>';
	}

	private static function show_voices( CaseFile $file ): void {
		echo '<h2>' . esc_html__( 'Who reported it', 'mentoriai-portal' ) . '</h2><ol class="mentoriai-case__texts">';
		foreach ( $file->voices as $voice ) {
			printf(
				'<li class="mentoriai-case__text"><p class="mentoriai-case__by"><strong>%s</strong> <span>%s</span> <span>%s</span></p><div>%s</div></li>',
				self::reporter( $voice ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
				esc_html( Clock::on_site( Clock::from_sql( $voice->created_at ) ) ),
				esc_html( $voice->reason->label() ),
				'' !== $voice->text ? self::as_typed( $voice->text ) : ( $file->case->has_texts ? '<em>' . esc_html__( 'Left no words.', 'mentoriai-portal' ) . '</em>' : '' ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			);
		}
		echo '</ol>';
	}

	/** By name, for staff only: nobody else ever learns it. */
	private static function reporter( Voice $voice ): string {
		if ( null !== $voice->member ) {
			return sprintf( '<a href="%s">%s</a>', esc_url( StaffMenu::member( $voice->member->id ) ), esc_html( $voice->member->name() ) );
		}
		/* translators: 1: name of a visitor, 2: email address. */
		return esc_html( '' === $voice->email ? __( 'Someone who is forgotten', 'mentoriai-portal' ) : sprintf( __( '%1$s, visitor (%2$s, not confirmed)', 'mentoriai-portal' ), $voice->name, $voice->email ) );
	}

	/** @param list<ShownText>|null $thread Where it was asked for. */
	private static function show_thread( ReportCase $one, ?array $thread ): void {
		if ( 0 === $one->convo_id || ! $one->has_texts ) {
			return;
		}
		echo '<h2 id="mentoriai-thread">' . esc_html__( 'The whole conversation', 'mentoriai-portal' ) . '</h2>';
		if ( null !== $thread ) {
			array() === $thread ? printf( '<p>%s</p>', esc_html__( 'The conversation no longer exists.', 'mentoriai-portal' ) ) : self::show_list( $thread );
			return;
		}
		if ( ! $one->is_open() ) {
			printf( '<form id="mentoriai-case" method="post" action="%s">', esc_url( ReportsPage::url( array( 'report' => (string) $one->number ) ) ) );
			wp_nonce_field( CaseForm::nonce( $one->number ) );
			echo '</form>';
		}
		// Of the same form as the decision, so that what is typed there stays.
		printf(
			'<p class="description" id="mentoriai-why-help">%s</p><p><label for="mentoriai-why"><strong>%s</strong></label></p><p><textarea id="mentoriai-why" name="why" form="mentoriai-case" rows="2" class="large-text" maxlength="%d" aria-describedby="mentoriai-why-help"></textarea></p><p><button class="button" form="mentoriai-case" name="mentoriai_case" value="thread" formnovalidate formaction="%s#mentoriai-thread">%s</button></p>',
			esc_html__( 'Two people wrote it for each other. Open it only if you cannot decide without it: your name and the reason are kept in the Activity log.', 'mentoriai-portal' ),
			esc_html__( 'Why do you need it?', 'mentoriai-portal' ),
			(int) Cases::WHY_MAX,
			esc_url( ReportsPage::url( array( 'report' => (string) $one->number ) ) ),
			esc_html__( 'Open the whole conversation', 'mentoriai-portal' )
		);
	}

	private function show_decision( ReportCase $one, CaseForm $form ): void {
		printf( '<form id="mentoriai-case" class="card mentoriai-case__decide" method="post" action="%s"><h2>%s</h2>', esc_url( ReportsPage::url( array( 'report' => (string) $one->number ) ) ), esc_html__( 'Decision', 'mentoriai-portal' ) );
		wp_nonce_field( CaseForm::nonce( $one->number ) );
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html__( 'Decision', 'mentoriai-portal' ) );
		foreach ( $this->cases->choices( $one ) as $decision ) {
			printf(
				'<p><label><input type="radio" name="decision" value="%s" required %s> %s</label></p>',
				esc_attr( $decision->value ),
				checked( $form->decision?->value, $decision->value, false ),
				esc_html( $decision->label() . ( $decision->is_about_account() ? '…' : '' ) )
			);
		}
		printf(
			'</fieldset><p><label for="mentoriai-text"><strong>%s</strong></label></p><p><textarea id="mentoriai-text" name="text" rows="5" class="large-text" required maxlength="%d" aria-describedby="mentoriai-text-help">%s</textarea></p><p class="description" id="mentoriai-text-help">%s</p><p class="submit"><button class="button button-primary" name="mentoriai_case" value="decide">%s</button></p></form>',
			esc_html__( 'What you decided and why', 'mentoriai-portal' ),
			(int) Cases::TEXT_MAX,
			esc_textarea( $form->text ),
			esc_html__( 'Everyone who reported it reads this by email exactly as you write it, and so does the person concerned unless nothing is done. Do not name who reported it.', 'mentoriai-portal' ),
			esc_html__( 'Decide', 'mentoriai-portal' )
		);
	}

	/** What cannot be taken back at once is asked before it is done. */
	private static function show_question( ReportCase $one, Decision $decision, string $text ): void {
		$url = ReportsPage::url( array( 'report' => (string) $one->number ) );
		/* translators: 1: what was reported, e.g. "Message". 2: number of the case. */
		printf( '<h1>%s</h1><form class="card" method="post" action="%s"><h2>%s</h2>', esc_html( sprintf( __( 'Report no. %2$s: %1$s', 'mentoriai-portal' ), $one->what->label(), (string) $one->number ) ), esc_url( $url ), esc_html( $decision->label() ) );
		wp_nonce_field( CaseForm::nonce( $one->number ) );
		foreach ( array( 'decision' => $decision->value, 'text' => $text, 'confirmed' => '1' ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf(
			'<p>%s</p><p><strong>%s</strong></p><blockquote class="mentoriai-case__quote">%s</blockquote><p class="submit"><button class="button button-primary" name="mentoriai_case" value="decide">%s</button> <button class="button" name="mentoriai_case" value="edit">%s</button></p></form>',
			esc_html(
				/* translators: %s: name of a member. */
				sprintf( Decision::Close === $decision ? __( '%s will be logged out, will no longer be shown and cannot log in any more.', 'mentoriai-portal' ) : __( '%s will no longer be shown and cannot write until staff end the pause.', 'mentoriai-portal' ), $one->about->name() )
			),
			esc_html__( 'They will read:', 'mentoriai-portal' ),
			self::as_typed( $text ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			esc_html( $decision->label() ),
			esc_html__( 'Cancel', 'mentoriai-portal' )
		);
	}

	/** @param string $unsent What was typed while a colleague decided. */
	private static function show_decided( ReportCase $one, string $unsent ): void {
		printf(
			'<div class="card mentoriai-case__decide"><h2>%s</h2><p><strong>%s</strong></p><p>%s<br>%s</p>%s</div>',
			esc_html__( 'Decision', 'mentoriai-portal' ),
			esc_html( $one->decision?->done_label() ?? '' ),
			esc_html( $one->decided_by?->name() ?? '' ),
			esc_html( Clock::on_site( Clock::from_sql( (string) $one->closed_at ) ) ),
			( '' === $one->decision_text ? '' : '<div>' . self::as_typed( $one->decision_text ) . '</div>' ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
		if ( '' !== $unsent ) {
			printf( '<p><label for="mentoriai-text"><strong>%s</strong></label></p><textarea id="mentoriai-text" rows="5" class="large-text" readonly>%s</textarea>', esc_html__( 'Your text, which no one was sent', 'mentoriai-portal' ), esc_textarea( $unsent ) );
		}
	}

	/** esc_html() would turn a typed `&lt;` into `<`. */
	private static function as_typed( string $text ): string {
		return nl2br( esc_textarea( $text ) );
	}

	private static function show_style(): void {
		echo '<style>
			.mentoriai-case{display:grid;grid-template-columns:minmax(0,1fr);gap:24px 32px;max-width:1200px}
			.mentoriai-case :is(.card,.description){max-width:none}
			.mentoriai-case :is(.card,h2){margin-top:0}
			.mentoriai-case__facts{display:flex;flex-wrap:wrap;gap:8px 32px;margin:12px 0 24px}
			.mentoriai-case__facts dt{color:#50575e}
			.mentoriai-case__facts dd{margin:0;font-weight:600}
			.mentoriai-case__texts{list-style:none;margin:12px 0 0;display:grid;gap:8px}
			.mentoriai-case .mentoriai-case__texts + h2{margin-top:24px}
			.mentoriai-case__text > p:not(.mentoriai-case__by){margin:0;font-size:14px}
			.mentoriai-case__text > p + p:not(.mentoriai-case__by){margin-top:10px}
			.mentoriai-case__text{margin:0;padding:10px 14px;background:#fff;border:1px solid #dcdcde;border-radius:4px;overflow-wrap:anywhere;font-size:14px;line-height:1.5}
			.mentoriai-case__text.is-reported{border-left:4px solid #d63638}
			.mentoriai-case__by{margin:0 0 4px;display:flex;flex-wrap:wrap;gap:2px 12px;font-size:13px}
			.mentoriai-case__by span{color:#50575e}
			.mentoriai-case__by mark{background:#fcf0f1;color:#8a2424;padding:0 6px;border-radius:2px}
			.mentoriai-case__quote{margin:8px 0;padding:8px 14px;border-left:4px solid #c3c4c7;background:#f6f7f7;overflow-wrap:anywhere}
			@media (min-width:960px){.mentoriai-case{grid-template-columns:minmax(0,1fr) 320px;grid-template-rows:auto 1fr}.mentoriai-case__side{grid-area:1/2/3/3}.mentoriai-case__thread{grid-area:2/1}}
		</style>';
	}
}
