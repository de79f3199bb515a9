<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving\Admin;

use Closure;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Moving\Outcome;
use MentoriaiPortal\Moving\RefusalTexts;
use MentoriaiPortal\Moving\Schema\Column;

/**
 * The HTML of Import and export.
 */
final readonly class MovingScreen {

	/** Refused rows on the page; all are in the file. */
	private const SHOWN = 100;

	/**
	 * @param Closure(): array<int, list<string>> $field_names By id of the field: Lithuanian, English.
	 * @param array<mixed>                        $sent        What was sent and not carried out; it stands in the fields again.
	 */
	public function __construct( private Imports $imports, private Closure $field_names, private array $sent ) {}

	public static function show_style(): void {
		echo '<style>
			.mentoriai-moving{max-width:1100px}
			.mentoriai-moving .card{max-width:none}
			.mentoriai-moving-two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 20px}
			.mentoriai-moving-two .card{box-sizing:border-box;width:100%}
			.mentoriai-moving input[type=file]{max-width:100%}
			.mentoriai-numbers{display:flex;flex-wrap:wrap;gap:12px;margin:12px 0;padding:0}
			.mentoriai-numbers div{min-width:7.5rem;padding:10px 14px;background:#fff;border:1px solid #c3c4c7;border-radius:4px}
			.mentoriai-numbers dt{color:#50575e}
			.mentoriai-numbers dd{margin:2px 0 0;font-size:22px;line-height:1.2;font-weight:600}
			.mentoriai-numbers .is-refused{border-left:4px solid #d63638}
			.mentoriai-moving progress{width:100%;height:22px;max-width:40rem}
			.mentoriai-moving .submit{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding-bottom:0}
			.mentoriai-moving td{overflow-wrap:anywhere}
			.mentoriai-moving select{max-width:100%}
			.mentoriai-preview form{clear:both}
			.mentoriai-changes{margin:0}
			.mentoriai-changes li{margin:0 0 4px;white-space:pre-line}
			.mentoriai-changes del{color:#8a2424}
			.mentoriai-changes ins{color:#00450c;font-weight:600;text-decoration:none}
			@media (min-width:783px){.mentoriai-preview .column-row{width:4em}.mentoriai-preview .column-type{width:8em}.mentoriai-preview .column-who{width:28%}}
			@media (max-width:782px){.mentoriai-columns{table-layout:fixed}.mentoriai-columns .column-example{display:none}.mentoriai-columns select{width:100%}}
			@media (min-width:783px){.mentoriai-moving .column-number{width:5em}.mentoriai-moving .column-of{width:30%}}
		</style>';
	}

	public function show_beginning(): void {
		echo '<div class="mentoriai-moving-two"><div class="card"><h2>' . esc_html__( 'Import members', 'mentoriai-portal' ) . '</h2><p>'
			. esc_html__( 'Choose a file first. Then you see what would happen, row by row; nothing changes until you start the import.', 'mentoriai-portal' ) . '</p>';
		$this->open_form( is_multipart: true );
		printf(
			'<p><label for="mentoriai-file"><strong>%s</strong></label></p><p><input type="file" id="mentoriai-file" name="file" accept=".csv,.txt,.tsv,text/csv" aria-describedby="mentoriai-file-hint"></p><p class="description" id="mentoriai-file-hint">%s</p>',
			esc_html__( 'CSV file', 'mentoriai-portal' ),
			/* translators: %s: size, e.g. "16 MB". */
			esc_html( sprintf( __( 'As your spreadsheet saves it: commas, semicolons or tabs, at most %s. Its first row names the columns; one of them holds email addresses.', 'mentoriai-portal' ), size_format( wp_max_upload_size() ) ) )
		);
		echo '<p class="submit">';
		self::button( 'take', __( 'Continue', 'mentoriai-portal' ), true );
		printf( '</p></form><hr><p>%s</p>', esc_html__( 'Or make members of people who have an account on this site already. They keep their password; what the other plugin knows of them is read and not changed.', 'mentoriai-portal' ) );
		$offered = $this->imports->offered();
		foreach ( $offered as $source => $people ) {
			$this->open_form();
			printf( '<input type="hidden" name="from" value="%s"><p class="submit">', esc_attr( $source ) );
			self::button( 'take', self::offer( $source, $people ), false );
			echo '</p></form>';
		}
		if ( array() === $offered ) {
			echo '<p class="description">' . esc_html__( 'There are none: no subscribers, and no one of Ultimate Member or BuddyPress.', 'mentoriai-portal' ) . '</p>';
		}
		echo '</div><div class="card"><h2>' . esc_html__( 'Export members', 'mentoriai-portal' ) . '</h2><p>'
			. esc_html__( 'All founders and mentors with their profiles, tags and statuses, as a file that another portal can import. Rejected and closed accounts are left out. To export some of them, filter the list of members and download it there.', 'mentoriai-portal' ) . '</p><p class="submit">';
		printf( '<a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div></div>', esc_url( StaffMenu::members_csv() ), esc_html__( 'Download CSV', 'mentoriai-portal' ), esc_url( StaffMenu::url( StaffMenu::MEMBERS ) ), esc_html__( 'Open the list of members', 'mentoriai-portal' ) );
	}

	/** Asks first. */
	public function show_discard( Import $import ): void {
		self::show_heading( $import );
		wp_admin_notice(
			ImportState::Paused === $import->state
				? esc_html__( 'Discard this import? Its file and the list of refused rows are deleted. Who has come stays; the others do not come.', 'mentoriai-portal' )
				: esc_html__( 'Discard this import? Its file and the list of refused rows are deleted. No one has come from it yet.', 'mentoriai-portal' ),
			array( 'type' => 'warning', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'alert' ) )
		);
		$this->open_form( $import );
		echo '<p class="submit">';
		self::button( 'discard', __( 'Discard the import', 'mentoriai-portal' ), true );
		printf( '<a class="button" href="%s">%s</a></p></form>', esc_url( self::address( $import ) ), esc_html__( 'Do not discard', 'mentoriai-portal' ) );
	}

	/** What an import is called: the name of its file as text, else where its people are from. */
	public static function title( Import $import ): string {
		return match ( true ) {
			'' !== $import->name                         => $import->name,
			Imports::USERS === $import->source           => __( 'Subscribers of this site', 'mentoriai-portal' ),
			Imports::ULTIMATE_MEMBER === $import->source => 'Ultimate Member',
			Imports::BUDDYPRESS === $import->source      => 'BuddyPress',
			/* translators: %d: number of an import. */
			default                                      => sprintf( __( 'Import no. %d', 'mentoriai-portal' ), $import->id ),
		};
	}

	/** @param array<string, string> $query */
	public static function address( Import $import, array $query = array() ): string {
		return MovingPage::url( array( 'import' => (string) $import->id ) + $query );
	}

	/** Address of refused.csv. */
	public static function refused_csv( Import $import ): string {
		return add_query_arg( '_wpnonce', wp_create_nonce( 'wp_rest' ), PortalUrls::rest( "mentoriai/v1/imports/$import->id/refused.csv" ) );
	}

	private static function show_heading( Import $import ): void {
		printf( '<p><a href="%s">← %s</a></p><h2 id="mentoriai-step" tabindex="-1">%s</h2>', esc_url( MovingPage::url() ), esc_html__( 'All imports', 'mentoriai-portal' ), esc_html( self::title( $import ) ) );
	}

	private static function offer( string $source, int $people ): string {
		$texts = match ( $source ) {
			/* translators: %s: number of people. */
			Imports::ULTIMATE_MEMBER => _n_noop( 'Import %s person of Ultimate Member', 'Import %s people of Ultimate Member', 'mentoriai-portal' ),
			/* translators: %s: number of people. */
			Imports::BUDDYPRESS      => _n_noop( 'Import %s person of BuddyPress', 'Import %s people of BuddyPress', 'mentoriai-portal' ),
			/* translators: %s: number of people. */
			default                  => _n_noop( 'Import %s subscriber of this site', 'Import %s subscribers of this site', 'mentoriai-portal' ),
		};
		return sprintf( translate_nooped_plural( $texts, $people, 'mentoriai-portal' ), number_format_i18n( $people ) );
	}

	public function show( Import $import, bool $asks_to_stop, bool $chooses_columns ): void {
		self::show_heading( $import );
		match ( true ) {
			ImportState::Checked === $import->state && ( null === $import->checked_at || $chooses_columns ) => $this->show_columns( $import ),
			ImportState::Checked === $import->state => $this->show_check( $import ),
			$import->state->is_over() => $this->show_result( $import ),
			default => $this->show_progress( $import, $asks_to_stop ),
		};
	}

	private function show_columns( Import $import ): void {
		$this->open_form( $import );
		if ( array() !== $import->heads ) {
			echo '<h3>' . esc_html__( 'Which column is what?', 'mentoriai-portal' ) . '</h3><p>' . esc_html__( 'What you choose is remembered for files with the same first row. Other columns are not read.', 'mentoriai-portal' ) . '</p>'
				. '<table class="widefat striped mentoriai-columns"><caption class="screen-reader-text">' . esc_html__( 'Columns of the file', 'mentoriai-portal' ) . '</caption><thead><tr><th scope="col">' . esc_html__( 'Column of your file', 'mentoriai-portal' ) . '</th><th scope="col" class="column-example">' . esc_html__( 'Example', 'mentoriai-portal' ) . '</th><th scope="col">' . esc_html__( 'Is read as', 'mentoriai-portal' ) . '</th></tr></thead><tbody>';
			$examples = $this->examples( $import );
			foreach ( $import->heads as $at => $head ) {
				printf( '<tr><th scope="row"><label for="mentoriai-column-%1$d">%2$s</label></th><td class="column-example">%3$s</td><td><select id="mentoriai-column-%1$d" name="columns[%1$d]"><option value="">%4$s</option>', (int) $at, esc_html( '' === $head['head'] ? __( '(without a name)', 'mentoriai-portal' ) : $head['head'] ), esc_html( $examples[ $at ] ?? '' ), esc_html__( 'Not read', 'mentoriai-portal' ) );
				$chosen = is_array( $this->sent['columns'] ?? null ) ? $this->sent['columns'][ $at ] ?? '' : (string) $head['field'];
				foreach ( Column::cases() as $column ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $column->value ), selected( $chosen, $column->value, false ), esc_html( $column->label( self::lang() ) ) );
				}
				echo '</select></td></tr>';
			}
			echo '</tbody></table>';
		}
		echo '<h3>' . esc_html__( 'Who are these people?', 'mentoriai-portal' ) . '</h3><p><label for="mentoriai-type">' . esc_html__( 'Where no column says it, they are', 'mentoriai-portal' ) . '</label> ';
		self::choice( 'type', array( '' => __( 'refused', 'mentoriai-portal' ), 'mentor' => _x( 'mentors', 'what imported people are', 'mentoriai-portal' ), 'founder' => _x( 'founders', 'what imported people are', 'mentoriai-portal' ) ), $this->value( 'type', $import ) );
		echo '</p><p class="submit">';
		self::button( 'check', __( 'Check', 'mentoriai-portal' ), true );
		echo '<span class="description">' . esc_html__( 'Nothing is changed yet.', 'mentoriai-portal' ) . '</span></p></form><p>';
		self::show_discard_link( $import );
		echo '</p>';
	}

	private function show_check( Import $import ): void {
		echo '<h3>' . esc_html__( 'What would happen', 'mentoriai-portal' ) . '</h3>';
		self::show_numbers( $import );
		self::show_changed( $import );
		$this->show_preview( $import );
		$this->show_refused( $import );
		printf( '<p><a href="%s">%s</a> · ', esc_url( self::address( $import, array( 'columns' => '1' ) ) ), esc_html__( 'Choose columns or type again', 'mentoriai-portal' ) );
		self::show_discard_link( $import );
		echo '</p>';
		if ( 0 === $import->coming() ) {
			wp_admin_notice( esc_html__( 'There is nothing to import: everyone is here already or is refused.', 'mentoriai-portal' ), array( 'type' => 'info', 'additional_classes' => array( 'inline' ) ) );
			return;
		}
		$added   = $import->counts[ Outcome::Added->value ];
		$changed = $import->counts[ Outcome::Changed->value ];
		$this->open_form( $import );
		if ( 0 === $added ) {
			echo '<p>' . esc_html__( 'There are no new members. Status, invitation and the other options are for new members only.', 'mentoriai-portal' ) . '</p>';
		} else {
			$this->show_options( $import );
		}
		echo '<p class="submit">';
		self::button( 'start', self::to_start( $added, $changed ), true );
		echo '</p></form>';
	}

	/** The button's text; either number may be 0. */
	private static function to_start( int $added, int $changed ): string {
		/* translators: %s: number of people. */
		$change = sprintf( _n( 'Change %s person', 'Change %s people', $changed, 'mentoriai-portal' ), number_format_i18n( $changed ) );
		/* translators: %s: number of people. */
		$add = sprintf( _n( 'Add %s person', 'Add %s people', $added, 'mentoriai-portal' ), number_format_i18n( $added ) );
		if ( 0 === $added || 0 === $changed ) {
			return 0 === $added ? $change : $add;
		}
		/* translators: 1: e.g. "Add 3 people", 2: number of people. */
		return sprintf( _n( '%1$s and change %2$s', '%1$s and change %2$s', $changed, 'mentoriai-portal' ), $add, number_format_i18n( $changed ) );
	}

	/** Of new members. */
	private function show_options( Import $import ): void {
		echo '<h3>' . esc_html__( 'Import options', 'mentoriai-portal' ) . '</h3><p>' . esc_html__( 'What a column of the file says about a person takes precedence. Existing members keep their status.', 'mentoriai-portal' ) . '</p>';
		echo '<table class="form-table" role="presentation"><tr><th scope="row"><label for="mentoriai-status">' . esc_html__( 'Status', 'mentoriai-portal' ) . '</label></th><td>';
		self::choice( 'status', self::statuses(), $this->value( 'status', $import ) );
		echo '<p class="description">' . esc_html__( 'An incomplete profile stays a draft. A public one is shown once its person has agreed to the privacy policy and the rules.', 'mentoriai-portal' ) . '</p></td></tr><tr><th scope="row"><label for="mentoriai-lang">' . esc_html__( 'Language of emails', 'mentoriai-portal' ) . '</label></th><td>';
		self::choice( 'lang', array( 'lt' => __( 'Lithuanian', 'mentoriai-portal' ), 'en' => __( 'English', 'mentoriai-portal' ) ), $this->value( 'lang', $import ) );
		printf(
			'</td></tr><tr><th scope="row"><label for="mentoriai-tags">%s</label></th><td><input type="text" class="regular-text" id="mentoriai-tags" name="tags" value="%s" aria-describedby="mentoriai-tags-hint"><p class="description" id="mentoriai-tags-hint">%s</p></td></tr>',
			esc_html__( 'Tags', 'mentoriai-portal' ),
			esc_attr( $this->value( 'tags', $import ) ),
			esc_html__( 'With commas between them.', 'mentoriai-portal' )
		);
		echo '<tr><th scope="row"><label for="mentoriai-invite">' . esc_html__( 'Invitation', 'mentoriai-portal' ) . '</label></th><td>';
		self::choice( 'invite', array( 'now' => __( 'Invite new members now', 'mentoriai-portal' ), 'later' => __( 'Invite them later', 'mentoriai-portal' ), 'none' => __( 'Do not invite them', 'mentoriai-portal' ) ), $this->value( 'invite', $import ) );
		printf(
			'<p class="description">%s</p></td></tr><tr><th scope="row">%s</th><td><label for="mentoriai-consent"><input type="checkbox" id="mentoriai-consent" name="consent" value="1"%s> %s</label><p class="description">%s</p></td></tr></table>',
			esc_html__( 'The email has a link to set a password; it works for 14 days.', 'mentoriai-portal' ),
			esc_html__( 'Consent', 'mentoriai-portal' ),
			checked( '1', $this->value( 'consent', $import ), false ),
			esc_html__( 'I state that these people have agreed to be shown publicly', 'mentoriai-portal' ),
			esc_html__( 'Then public profiles are shown at once. Your statement is kept in the Activity log.', 'mentoriai-portal' )
		);
	}

	private function show_progress( Import $import, bool $asks_to_stop ): void {
		$title = ImportState::Paused === $import->state ? __( 'The import is paused', 'mentoriai-portal' ) : __( 'The import is running', 'mentoriai-portal' );
		printf( '<h3 data-import-state="%s">%s</h3>', esc_attr( $import->state->value ), esc_html( $title ) );
		/* translators: 1: how many are done, 2: how many there are. */
		$text = sprintf( __( '%1$s of %2$s', 'mentoriai-portal' ), number_format_i18n( $import->done ), number_format_i18n( $import->total ) );
		printf( '<p><progress id="mentoriai-progress" max="%1$d" value="%2$d" aria-label="%3$s">%4$s</progress><br><span data-import-done>%4$s</span></p><div class="screen-reader-text" role="status" data-import-said></div>', absint( max( 1, $import->total ) ), absint( $import->done ), esc_attr__( 'Progress', 'mentoriai-portal' ), esc_html( $text ) );
		self::show_numbers( $import );
		if ( $asks_to_stop ) {
			wp_admin_notice( esc_html__( 'Stop for good? Who has come stays; the others do not come. To continue later, pause instead.', 'mentoriai-portal' ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'alert' ) ) );
		}
		$this->open_form( $import );
		echo '<p class="submit">';
		if ( $asks_to_stop ) {
			self::button( 'stop', __( 'Stop for good', 'mentoriai-portal' ), true );
			printf( '<a class="button" href="%s">%s</a>', esc_url( MovingPage::url( array( 'import' => (string) $import->id ) ) ), esc_html__( 'Do not stop', 'mentoriai-portal' ) );
		} else {
			ImportState::Paused === $import->state ? self::button( 'resume', __( 'Continue', 'mentoriai-portal' ), true ) : self::button( 'pause', __( 'Pause', 'mentoriai-portal' ), false );
			printf( '<a class="button" href="%s">%s</a>', esc_url( MovingPage::url( array( 'import' => (string) $import->id, 'ask' => 'stop' ) ) ), esc_html__( 'Stop…', 'mentoriai-portal' ) );
		}
		if ( ImportState::Paused === $import->state ) {
			self::show_discard_link( $import );
		}
		if ( ImportState::Running === $import->state ) {
			// Without a script the page does not follow by itself.
			printf( '<a href="%s">%s</a>', esc_url( self::address( $import ) ), esc_html__( 'Refresh', 'mentoriai-portal' ) );
		}
		echo '</p></form><p>' . esc_html( ImportState::Paused === $import->state ? __( 'You can leave this page: the import waits until you continue it.', 'mentoriai-portal' ) : __( 'You can leave this page: the import continues in the background.', 'mentoriai-portal' ) ) . '</p>';
	}

	private function show_result( Import $import ): void {
		$text = ImportState::Done === $import->state
			? __( 'The import is finished.', 'mentoriai-portal' )
			/* translators: 1: how many were done, 2: how many there were. */
			: sprintf( __( 'The import was stopped after %1$s of %2$s.', 'mentoriai-portal' ), number_format_i18n( $import->done ), number_format_i18n( $import->total ) );
		wp_admin_notice( esc_html( $text ), array( 'type' => ImportState::Done === $import->state ? 'success' : 'warning', 'additional_classes' => array( 'inline' ), 'attributes' => array( 'role' => 'status' ) ) );
		self::show_numbers( $import );
		$this->show_refused( $import );
		printf( '<p class="submit"><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p>', esc_url( StaffMenu::url( StaffMenu::MEMBERS ) ), esc_html__( 'Open the list of members', 'mentoriai-portal' ), esc_url( MovingPage::url() ), esc_html__( 'Import another file', 'mentoriai-portal' ) );
	}

	private static function show_numbers( Import $import ): void {
		echo '<dl class="mentoriai-numbers">';
		foreach ( Outcome::cases() as $outcome ) {
			$count = $import->counts[ $outcome->value ];
			printf( '<div class="%s"><dt>%s</dt><dd data-count-of="%s">%s</dd></div>', esc_attr( Outcome::Refused === $outcome && $count > 0 ? 'is-refused' : '' ), esc_html( self::label( $outcome ) ), esc_attr( $outcome->value ), esc_html( number_format_i18n( $count ) ) );
		}
		echo '</dl>';
	}

	private function show_preview( Import $import ): void {
		if ( 0 === $import->coming() ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		echo '<h3>' . esc_html__( 'New and changed members', 'mentoriai-portal' ) . '</h3><div class="mentoriai-preview">';
		( new PreviewList( $this->imports, $import, $this->field_names, self::lang() ) )->show();
		echo '</div>';
		if ( max( $import->counts[ Outcome::Added->value ], $import->counts[ Outcome::Changed->value ] ) > Imports::MOST_PREVIEWS ) {
			/* translators: %s: number of rows. */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'The first %s new members are listed, and as many changed ones.', 'mentoriai-portal' ), number_format_i18n( Imports::MOST_PREVIEWS ) ) ) );
		}
	}

	/** How many members each column changes. */
	private static function show_changed( Import $import ): void {
		$texts = array();
		foreach ( $import->changed_columns as $key => $members ) {
			$texts[] = ( Column::tryFrom( $key )?->label( self::lang() ) ?? $key ) . ': ' . number_format_i18n( $members );
		}
		if ( array() !== $texts ) {
			/* translators: %s: columns and numbers of members, e.g. "Phone: 12, Description: 3". */
			printf( '<p data-changed>%s</p>', esc_html( sprintf( __( 'What changes: %s', 'mentoriai-portal' ), implode( ', ', $texts ) ) ) );
		}
	}

	private function show_refused( Import $import ): void {
		$count = $import->counts[ Outcome::Refused->value ];
		if ( 0 === $count ) {
			return;
		}
		echo '<h3>' . esc_html__( 'Refused rows', 'mentoriai-portal' ) . '</h3>';
		$refusals = $this->imports->refusals( $import->id, self::SHOWN );
		if ( array() === $refusals ) {
			echo '<p>' . esc_html__( 'The list and the file were deleted 30 days after the import.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		echo '<table class="widefat striped"><caption class="screen-reader-text">' . esc_html__( 'Refused rows', 'mentoriai-portal' ) . '</caption><thead><tr><th scope="col" class="column-number">' . esc_html__( 'Row', 'mentoriai-portal' ) . '</th><th scope="col" class="column-of">' . esc_html__( 'Column', 'mentoriai-portal' ) . '</th><th scope="col">' . esc_html__( 'Reason', 'mentoriai-portal' ) . '</th></tr></thead><tbody>';
		foreach ( $refusals as $row => [ $column, $reason ] ) {
			printf( '<tr><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html( number_format_i18n( $row ) ), esc_html( Column::tryFrom( $column )?->label( self::lang() ) ?? __( 'Whole row', 'mentoriai-portal' ) ), esc_html( RefusalTexts::of( $reason, $column ) ) );
		}
		echo '</tbody></table>';
		if ( $count > self::SHOWN ) {
			/* translators: %s: number of rows. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s more row is in the file.', '%s more rows are in the file.', $count - self::SHOWN, 'mentoriai-portal' ), number_format_i18n( $count - self::SHOWN ) ) ) );
		}
		printf(
			'<p><a class="button" href="%s" download>%s</a></p><p class="description">%s</p>',
			esc_url( self::refused_csv( $import ) ),
			esc_html__( 'Download refused rows (CSV)', 'mentoriai-portal' ),
			esc_html__( 'Correct the rows in this file and import it: it has the same columns, and the reason beside each row.', 'mentoriai-portal' )
		);
	}

	private static function show_discard_link( Import $import ): void {
		printf( '<a href="%s">%s</a>', esc_url( self::address( $import, array( 'ask' => 'discard' ) ) ), esc_html__( 'Discard…', 'mentoriai-portal' ) );
	}

	/** @return array<int, string> The first record, by the place of the head. */
	private function examples( Import $import ): array {
		$file = $this->imports->file( $import );
		foreach ( null === $file ? array() : $file->records( $file->first() ) as $cells ) {
			return array_map( static fn ( string $cell ): string => mb_strimwidth( $cell, 0, 60, '…' ), $cells ?? array() );
		}
		return array();
	}

	private function open_form( ?Import $import = null, bool $is_multipart = false ): void {
		printf( '<form method="post" action="%s" enctype="%s">', esc_url( MovingPage::url( null === $import ? array() : array( 'import' => (string) $import->id ) ) ), esc_attr( $is_multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded' ) );
		wp_nonce_field( MovingPage::ACTION );
	}

	private static function button( string $action, string $text, bool $is_main ): void {
		printf( '<button type="submit" class="%s" name="%s" value="%s">%s</button> ', esc_attr( $is_main ? 'button button-primary' : 'button' ), esc_attr( MovingPage::ACTION ), esc_attr( $action ), esc_html( $text ) );
	}

	/** @param array<string, string> $options */
	private static function choice( string $name, array $options, string $chosen ): void {
		printf( '<select id="mentoriai-%1$s" name="%1$s">', esc_attr( $name ) );
		foreach ( $options as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}

	/** What was typed, else what is kept. */
	private function value( string $name, Import $import ): string {
		$kept = array( 'tags' => implode( ', ', $import->options->tags ), 'consent' => $import->options->has_consent ? '1' : '' ) + $import->options->stored();
		$sent = array() === $this->sent ? $kept[ $name ] ?? '' : $this->sent[ $name ] ?? '';
		return is_string( $sent ) ? $sent : '';
	}

	/** @return array<string, string> */
	private static function statuses(): array {
		return array_column( array_map( static fn ( AccountStatus $status ): array => array( $status->value, $status->label() ), Options::STATUSES ), 1, 0 );
	}

	public static function label( Outcome $outcome ): string {
		return match ( $outcome ) {
			Outcome::Added   => _x( 'New', 'rows of an import', 'mentoriai-portal' ),
			Outcome::Changed => _x( 'Changed', 'rows of an import', 'mentoriai-portal' ),
			Outcome::Same    => _x( 'Unchanged', 'rows of an import', 'mentoriai-portal' ),
			Outcome::Refused => _x( 'Refused', 'rows of an import', 'mentoriai-portal' ),
		};
	}

	private static function lang(): Lang {
		return str_starts_with( get_user_locale(), 'lt' ) ? Lang::Lt : Lang::En;
	}
}
