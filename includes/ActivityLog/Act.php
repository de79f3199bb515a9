<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

/**
 * What the activity log keeps.
 */
enum Act: string {
	case Status         = 'status';
	case Role           = 'role';
	case Review         = 'review';
	case Report         = 'report';
	case ReportOpened   = 'report_opened';
	case ThreadOpened   = 'thread_opened';
	case Setting        = 'setting';
	case MailText       = 'mail_text';
	case Import         = 'import';
	case Export         = 'export';
	case Invite         = 'invite';
	case CvDownload     = 'cv_download';
	case SessionEnded   = 'session_ended';
	case PersonErased   = 'person_erased';
	case Suggestion     = 'suggestion';
	case ConsentStated  = 'consent_stated';
	case ReportApproved = 'report_approved';

	public function label(): string {
		return match ( $this ) {
			self::Status         => __( 'Status changed', 'mentoriai-portal' ),
			self::Role           => __( 'Role changed', 'mentoriai-portal' ),
			self::Review         => __( 'Decision about a review', 'mentoriai-portal' ),
			self::Report         => __( 'Decision about a report', 'mentoriai-portal' ),
			self::ReportOpened   => __( 'Report opened', 'mentoriai-portal' ),
			self::ThreadOpened   => __( 'Whole conversation opened', 'mentoriai-portal' ),
			self::Setting        => __( 'Setting changed', 'mentoriai-portal' ),
			self::MailText       => __( 'Text of an email changed', 'mentoriai-portal' ),
			self::Import         => __( 'Import', 'mentoriai-portal' ),
			self::Export         => __( 'Data exported', 'mentoriai-portal' ),
			self::Invite         => __( 'Invitation sent', 'mentoriai-portal' ),
			self::CvDownload     => __( 'CV downloaded', 'mentoriai-portal' ),
			self::SessionEnded   => __( 'Logged out by staff', 'mentoriai-portal' ),
			self::PersonErased   => __( 'Person erased', 'mentoriai-portal' ),
			self::Suggestion     => __( 'Mentors suggested', 'mentoriai-portal' ),
			self::ConsentStated  => __( 'Consent stated by staff', 'mentoriai-portal' ),
			self::ReportApproved => __( 'Programme report approved', 'mentoriai-portal' ),
		};
	}
}
